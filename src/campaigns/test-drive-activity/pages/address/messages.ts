import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  keyword: '上车地点',
  placeholder: '请输入上车地点',
  clear: '清空',
  searching: '正在搜索地址...',
  failed: '网络异常，请检查网络后重试',
  none: '无结果，换个词试试',
  results: '搜索结果',
  chooseCity: '选择城市',
  city: '城市',
  noCity: '暂无可选城市',
  current: (place: string) => `当前上车地点：${place}`,
}

export const addressMessages = defineCatalogue(zh, () => import('./messages.en'))
