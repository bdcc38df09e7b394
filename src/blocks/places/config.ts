import { text } from '@/lib/pageConfig'

/** What marketing sets of the place search; its words stand on their own while it says nothing. */
export const placeConfig = { title: text('页面标题'), placeholder: text('搜索框提示', '', 30), emptyText: text('无结果文字', '', 60) }
