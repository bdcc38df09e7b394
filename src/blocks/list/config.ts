import { buttonText, image, list, text, type ConfigOf } from '@/lib/pageConfig'

/** The title and the words are the campaign's own while marketing says nothing. */
export const listConfig = {
  title: text('页面标题'),
  /** In their order; a tab without a name keeps its own. */
  tabs: list('标签', { name: text('名称', '', 8) }, { itemLabel: 'name', max: 5 }),
  emptyImage: image('空状态图片'),
  emptyText: text('空状态文字'),
  emptyHint: text('空状态说明'),
  emptyButton: buttonText('空状态按钮文字'),
  moreEntry: buttonText('列表上方入口文字'),
}

/** What the tabs are called: by marketing, where there is more than one to name, or else by the campaign. Undefined where the list is the whole page. */
export function tabNames<Tab extends string>(tabs: readonly Tab[], own: Readonly<Record<Tab, string>> | undefined, set: ConfigOf<typeof listConfig>['tabs'] = []): Readonly<Record<Tab, string>> | undefined {
  return own && (Object.fromEntries(tabs.map((tab, index) => [tab, set[index]?.name || own[tab]])) as Record<Tab, string>)
}
