/** One page's part of an activity's configuration: `rule` is `rulePageConfig`. What stands there is checked where it is drawn. */
export function pageConfigOf(pageConfigs: unknown, page: string): unknown {
  return typeof pageConfigs === 'object' && pageConfigs !== null ? (pageConfigs as Record<string, unknown>)[`${page}PageConfig`] : undefined
}
