/** Where a value stands in a configuration: field names, and numbers for the entries of a list. */
export type ConfigPath = readonly (string | number)[]

export type Config = { readonly [name: string]: unknown }

/** As problems name it: `steps.1.title`. */
export const toText = (path: ConfigPath): string => path.join('.')

export const isRecord = (value: unknown): value is Config => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Undefined where nothing is set. */
export function valueAt(config: unknown, [key, ...rest]: ConfigPath): unknown {
  if (key === undefined) return config
  if (typeof key === 'number') return Array.isArray(config) ? valueAt(config[key], rest) : undefined
  return isRecord(config) && Object.hasOwn(config, key) ? valueAt(config[key], rest) : undefined
}

/** The configuration with another value at the path; `undefined` takes the field out, and with it each group that is left without any. */
export function withValue(config: Config, path: ConfigPath, value: unknown): Config {
  return (changed(config, path, value) as Config | undefined) ?? {}
}

function changed(at: unknown, [key, ...rest]: ConfigPath, value: unknown): unknown {
  if (key === undefined) return value
  if (typeof key === 'number') {
    const entries: unknown[] = Array.isArray(at) ? [...(at as unknown[])] : []
    // An entry of a list stays, even when nothing in it is set: taking it out would move the others.
    entries[key] = changed(entries[key], rest, value) ?? {}
    return entries
  }
  const { [key]: before, ...others } = isRecord(at) ? at : {}
  const after = changed(before, rest, value)
  if (after !== undefined) return { ...(isRecord(at) ? at : {}), [key]: after }
  return Object.keys(others).length > 0 ? others : undefined
}
