import { readFileSync } from 'node:fs'

const CATALOGUE = 'tests/architecture/routes.json'

/** Prefixes of campaigns that are not there yet: those of the catalogue first, then others from its words, always the same. */
export function furtherNames(present: readonly string[], count: number): string[] {
  const routes = JSON.parse(readFileSync(CATALOGUE, 'utf8')) as readonly { readonly campaign: string }[]
  const known = [...new Set(routes.map(({ campaign }) => campaign))]
  const words = [...new Set(known.flatMap((name) => name.split('-')))].filter((word) => /^[a-z]{3,}$/.test(word))
  const at = (number: number): string => words[number % words.length] ?? ''
  const invented = Array.from({ length: count }, (_, number) => `${at(number)}-${at(number * 7 + 3)}-${at(number * 11 + 5)}-${number}`)
  return [...known, ...invented].filter((name) => !present.includes(name)).slice(0, count)
}
