import { encodeParam } from './encodeParam'

/** The parameters of an address. `get` answers null for a name that is not there, as URLSearchParams does (which iOS 10.0-10.2 lack). */
export type Query = { readonly get: (name: string) => string | null }

/** Longer than any real address of this product; the rest of a longer one is not read. */
const MAX_LENGTH = 8_192

/** Reads `?a=1&b=2`. The first of repeated names counts; text with a broken % escape is left as it is. Never throws. */
export function parseQuery(search: string): Query {
  const values = new Map<string, string>()
  for (const pair of search.replace(/^\?/, '').slice(0, MAX_LENGTH).split('&')) {
    const split = pair.indexOf('=')
    const name = decode(split < 0 ? pair : pair.slice(0, split))
    if (name !== '' && !values.has(name)) values.set(name, split < 0 ? '' : decode(pair.slice(split + 1)))
  }
  return { get: (name) => values.get(name) ?? null }
}

/** The query string with these parameters replaced, or removed where null. Every other one is unchanged. */
export function withParams(search: string, values: Readonly<Record<string, string | number | null>>): string {
  const names = Object.keys(values)
  const kept = search.replace(/^\?/, '').split('&').filter((pair) => pair !== '' && !names.includes(decode(pair.split('=')[0] ?? '')))
  const set = names.filter((name) => values[name] !== null).map((name) => `${name}=${encodeParam(values[name] ?? '')}`)
  const query = [...kept, ...set].join('&')
  return query === '' ? '' : `?${query}`
}

function decode(text: string): string {
  const spaced = text.replace(/\+/g, ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
