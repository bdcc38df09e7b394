import type { ConfigFields } from '@/lib/pageConfig'
import { isRecord, type Config } from './configPath'
import { isConfig } from './isConfig'

/** What an exported file looks like. */
type ConfigFile = { readonly page: string; readonly config: Config }

/** Why a file was not taken, or what of it was. `dropped` are fields that the page does not have. */
export type ImportResult =
  | { readonly kind: 'taken'; readonly config: Config; readonly dropped: readonly string[] }
  | { readonly kind: 'tooLarge' | 'notJson' | 'notConfig' }
  | { readonly kind: 'otherPage'; readonly page: string }

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
  const known = Object.keys(config).filter((name) => Object.hasOwn(fields, name))
  return {
    kind: 'taken',
    config: Object.fromEntries(known.map((name) => [name, config[name]])),
    dropped: Object.keys(config).filter((name) => !known.includes(name)),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
