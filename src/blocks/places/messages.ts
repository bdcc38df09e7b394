import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  placeholder: '请输入上车地点',
  clear: '清空',
  searching: '正在搜索地址...',
  failed: '网络异常，请检查网络后重试',
  none: '无结果，换个词试试',
  results: '搜索结果',
  chooseCity: '选择城市',
  city: '城市',
  noCity: '暂无可选城市',
  current: (what: string, place: string) => `当前${what}：${place}`,
  /** The maps service joins a station's lines by semicolons. */
  address: (parts: readonly string[]) => parts.join('、'),
}

export const placeMessages = defineCatalogue(zh, () => import('./messages.en'))
