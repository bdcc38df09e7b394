import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  title: '活动规则',
  updated: (day: string) => `更新时间：${day}`,
  empty: '暂无活动规则',
  leave: '去看看活动',
  home: '返回活动首页',
  image: (index: number) => `活动规则图片${index}`,
  notShown: '活动规则暂时无法显示',
  unsupported: '当前浏览器版本过低，无法显示活动规则，请升级后查看',
}

export const ruleMessages = defineCatalogue(zh, () => import('./messages.en'))
