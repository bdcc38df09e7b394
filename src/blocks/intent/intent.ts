import { currentLocation, noteInEntry } from '@/lib/history/browserEntries'

/**
 * The action to run after a login, or after the way to this page: `invite` (the page's own invitation), the name of another action of this page (`useIntent`), or
 * the path of a page of the campaign. It is stored in the state of the history entry, so it survives a reload and belongs to one page.
 */
export type Intent = string

export const INVITE: Intent = 'invite'

export function notedIntent(): Intent | null {
  const { intent } = (currentLocation().state ?? {}) as { readonly intent?: unknown }
  return typeof intent === 'string' ? intent : null
}

export const noteIntent = (intent: Intent | null): boolean => noteInEntry({ intent })
