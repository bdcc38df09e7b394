const isFields = (config: unknown): config is object => typeof config === 'object' && config !== null && !Array.isArray(config)

/** What marketing set for one outcome of a page, and for the page where that says nothing. What stands there is checked where it is drawn. */
export function typedConfig(typed: unknown, own: unknown): unknown {
  if (!isFields(typed) || !isFields(own)) return typed ?? own
  return { ...own, ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined && value !== null && value !== '')) }
}
