import type { ConfigFields } from '@/lib/pageConfig'
import { isRecord, type Config } from './configPath'
import { isConfig } from './isConfig'

/** What an exported file looks like. */
type ConfigFile = { readonly page: string; readonly config: Config }

/** Why a file was not taken, or what of it was. `dropped` are fields that the page does not have; a file of nothing else is none of this page's. */
export type ImportResult =
  | { readonly kind: 'taken'; readonly config: Config; readonly dropped: readonly string[] }
  | { readonly kind: 'tooLarge' | 'notJson' | 'notConfig' }
  | { readonly kind: 'otherPage'; readonly page: string }
  | { readonly kind: 'foreign'; readonly names: readonly string[] }

/** Larger than any configuration with a dozen uploaded pictures (characters). */
export const LARGEST_FILE = 8_000_000

export function toFile(file: ConfigFile): string {
  return `${JSON.stringify(file, null, 2)}\n`
}

export const fileNameOf = (page: string): string => `${page.replaceAll('/', '.')}.json`

/** Reads an exported file, or a bare configuration. Wrong values are let in: the form names them beside their fields. */
export function parseFile(text: string, page: string, fields: ConfigFields): ImportResult {
  if (text.length > LARGEST_FILE) return { kind: 'tooLarge' }
  const value = parseJson(text)
  if (value === undefined) return { kind: 'notJson' }
  if (!isRecord(value)) return { kind: 'notConfig' }
  const isWrapped = typeof value['page'] === 'string' && 'config' in value && !('page' in fields && 'config' in fields)
  if (isWrapped && value['page'] !== page) return { kind: 'otherPage', page: String(value['page']) }
  const config = isWrapped ? value['config'] : value
  if (!isConfig(config)) return { kind: 'notConfig' }
  const names = Object.keys(config)
  const known = names.filter((name) => Object.hasOwn(fields, name))
  if (known.length === 0 && names.length > 0) return { kind: 'foreign', names }
  // Only an exported file says that nothing is set.
  if (names.length === 0 && !isWrapped) return { kind: 'notConfig' }
  return {
    kind: 'taken',
    config: Object.fromEntries(known.map((name) => [name, config[name]])),
    dropped: names.filter((name) => !known.includes(name)),
  }
}

/** What is set now and would be gone with another configuration in its place. */
export const lostBy = (next: Config, now: Config): readonly string[] => Object.keys(now).filter((name) => !Object.hasOwn(next, name))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
