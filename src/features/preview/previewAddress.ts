import { parseQuery } from '@/lib/url/query'
import { FIXTURE, PREVIEW_TYPE, type PreviewType } from './protocol'

export type PreviewAddress = { readonly type: PreviewType; readonly fixture: string }

/** What the address of a preview asks for. A type that there is none of is the common one. */
export function readPreviewAddress(search: string): PreviewAddress {
  const query = parseQuery(search)
  return { type: query.get(PREVIEW_TYPE) === 'with-preview-box' ? 'with-preview-box' : 'common', fixture: query.get(FIXTURE) || 'default' }
}

/** The name of a page as both sides may write it: with or without slashes, the base path, and the preview's own ending. */
export function isSamePage(name: string, page: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replace(/^\/+|\/+$/g, '').replace(/^market-platform-h5\//, '').replace(/\/preview$/, '')
  return plain(name) === plain(page)
}
