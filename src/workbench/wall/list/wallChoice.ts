import type { Language } from '@/lib/i18n'
import { encodeParam } from '@/lib/url/encodeParam'
import { parseQuery } from '@/lib/url/query'

export const WIDTHS = ['320', '390', '414'] as const
/** How large letters are, in percent of the usual. */
export const LETTERS = ['100', '150', '200'] as const
export const GROUPINGS = ['campaign', 'kind', 'fixture'] as const

/** Which states are shown and how. '' is no filter. */
export type WallChoice = {
  readonly search: string
  readonly campaign: string
  readonly kind: string
  readonly fixture: string
  readonly group: (typeof GROUPINGS)[number]
  readonly width: (typeof WIDTHS)[number]
  readonly letters: (typeof LETTERS)[number]
  /** Of the pages; the tool's own is `?lang`. */
  readonly language: Language
}

/** All pages as a usual phone shows them, in the language of the tool. */
export const wholeWall = (language: Language): WallChoice => ({ search: '', campaign: '', kind: '', fixture: '', group: 'campaign', width: '390', letters: '100', language })

/** The choice as a hash, without what is as it is anyway. */
export function toHash(choice: WallChoice, language: Language): string {
  const usual = wholeWall(language)
  const said = (Object.keys(usual) as (keyof WallChoice)[]).filter((name) => choice[name] !== usual[name])
  return said.length === 0 ? '' : `#${said.map((name) => `${name}=${encodeParam(choice[name])}`).join('&')}`
}

/** What a hash says that there is; the rest is as usual. Never throws. */
export function parseHash(hash: string, language: Language): WallChoice {
  const { get } = parseQuery(hash.replace(/^#/, ''))
  const usual = wholeWall(language)
  const oneOf = <T extends string>(name: string, known: readonly T[], otherwise: T): T => known.find((value) => value === get(name)) ?? otherwise
  return {
    search: get('search') ?? '',
    campaign: get('campaign') ?? '',
    kind: get('kind') ?? '',
    fixture: get('fixture') ?? '',
    group: oneOf('group', GROUPINGS, usual.group),
    width: oneOf('width', WIDTHS, usual.width),
    letters: oneOf('letters', LETTERS, usual.letters),
    language: oneOf('language', ['zh-CN', 'en'], usual.language),
  }
}
