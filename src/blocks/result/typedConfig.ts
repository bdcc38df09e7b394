import { isAbsent } from '@/lib/reply/readValue'

const isFields = (config: unknown): config is object => typeof config === 'object' && config !== null && !Array.isArray(config)

/** `[]` is how some gateways write an object without fields. */
const isEmpty = (config: unknown): boolean => isAbsent(config) || (Array.isArray(config) && config.length === 0)

/** What marketing set for one outcome of a page, and for the page where that says nothing. What stands there is checked where it is drawn. */
export function typedConfig(typed: unknown, own: unknown): unknown {
  if (!isFields(typed) || !isFields(own)) return isEmpty(typed) ? own : typed
  return { ...own, ...Object.fromEntries(Object.entries(typed).filter(([, value]) => !isAbsent(value))) }
}
