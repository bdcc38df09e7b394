import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  title: '下载打车APP',
  text: '打车、领券、免单，都在APP里',
  version: (version: string, day: string) => `版本 ${version} · ${day} 更新`,
  download: '立即下载',
  store: '前往应用商店',
  why: '用APP更方便',
  reasons: { fast: '一键叫车，行程实时可见', safe: '行程分享与紧急联系，全程守护', rewards: '活动奖励直接到账，打车自动抵扣' },
}

export const downloadMessages = defineCatalogue(zh, () => import('./messages.en'))
