import { KEY_PREFIX } from '../storage/storageKeys'

/** Where the tab keeps what marketing has set for the pages that it has shown, for the first paint of the next visit (`document/cachedConfig.ts`). */
export const CACHED_CONFIG_KEY = `${KEY_PREFIX}config`

/** Texts by the field that they are shown in, and the page's colour. */
export type CachedConfig = { readonly texts: { readonly [box: string]: string }; readonly colour: string }

/** What a page is kept under: its path after the base path, its activity, and the language. The document's script reads it too. */
export const cachedConfigKey = (path: string, search: string, language: string): string =>
  `${path.toLowerCase().replace(/^\/|\/$/g, '')} ${(/[?&]sourceId=([^&]*)/.exec(search) || [])[1] || ''} ${language}`
