import { createPath, parsePath } from 'react-router'
import { parseQuery, withParams } from '@/lib/url/query'
import { currentLanguage, DEFAULT_LANGUAGE } from './language'

/**
 * The way to a page of ours, in the language that is read here: an address says it, and one that marketing or the app wrote names none, so that a page
 * would be Chinese from its next reload. One that names a language keeps it.
 */
export function withLanguage(path: string): string {
  const { search = '', ...rest } = parsePath(path)
  if (currentLanguage() === DEFAULT_LANGUAGE || parseQuery(search).get('lang') !== null) return path
  return createPath({ ...rest, search: withParams(search, { lang: currentLanguage() }) })
}
