import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate'
import { encodeParam } from '@/lib/url/encodeParam'
import type { Language } from '@/lib/i18n'
import { FRAME_SIZES, type FrameSize } from '../frame/frameSize'
import type { Config } from './configPath'
import { isConfig } from './isConfig'

/** What a link to the workbench holds. `language` is the page's, where it is not the tool's. `config` is missing where the link says nothing of it, null where it could not be read. */
export type LinkState = { readonly page: string; readonly fixture?: string; readonly size?: FrameSize; readonly language?: Language; readonly config?: Config | null }

/** Longer links are cut by chat tools and mail; only uploaded pictures make one so long. */
export const LONGEST_LINK = 30_000
/** The longest configuration that a link may hold (bytes). No real one is larger, and anyone can write a link. */
const LARGEST_CONFIG = 4_000_000

/** The hash of an address that holds the state: names in clear, the configuration compressed. An empty one is left out. */
export function toHash({ page, fixture, size, language, config }: LinkState): string {
  const packed = config && Object.keys(config).length > 0 ? pack(JSON.stringify(config)) : ''
  const parts = [['page', page], ['fixture', fixture ?? ''], ['size', size ?? ''], ['language', language ?? ''], ['config', packed]] as const
  return `#${parts.flatMap(([name, value]) => (value ? [`${name}=${encodeParam(value).replaceAll('%2F', '/')}`] : [])).join('&')}`
}

/** Undefined where the hash names no page. Never throws. */
export function parseHash(hash: string): LinkState | undefined {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const page = params.get('page')
  if (!page) return undefined
  const packed = params.get('config')
  const size = (Object.keys(FRAME_SIZES) as FrameSize[]).find((known) => known === params.get('size'))
  const language = (['zh-CN', 'en'] as const).find((known) => known === params.get('language'))
  return { page, fixture: params.get('fixture') ?? undefined, size, language, config: packed ? unpack(packed) : undefined }
}

function pack(text: string): string {
  const binary = deflateSync(strToU8(text), { level: 9 }).reduce((said, byte) => said + String.fromCodePoint(byte), '')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function unpack(packed: string): Config | null {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.codePointAt(0) ?? 0)
    const value: unknown = JSON.parse(strFromU8(inflated(bytes)))
    return isConfig(value) ? value : null
  } catch {
    return null
  }
}

/** Throws as soon as there is more than any configuration: a few bytes can stand for gigabytes. */
function inflated(bytes: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = []
  let size = 0
  let isWhole = false
  const inflate = new Inflate((chunk, isLast) => {
    size += chunk.length
    isWhole = isLast
    if (size > LARGEST_CONFIG) throw new Error('too large')
    chunks.push(chunk)
  })
  for (let at = 0; at < bytes.length; at += 1_024) inflate.push(bytes.subarray(at, at + 1_024), at + 1_024 >= bytes.length)
  if (!isWhole) throw new Error('cut short')
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
