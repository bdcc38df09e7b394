import { currentLocation, noteInEntry } from '@/lib/history/browserEntries'

/**
 * What was pressed before a login, or on the page that led to this one: `invite` is the page's own invitation, a name another action of this page (`useIntent`), and anything else
 * the path of a page of the campaign. It stands in the state of the page's history entry: so it outlives a reload, belongs to one page of one activity,
 * and is gone with the entry.
 */
export type Intent = string

export const INVITE: Intent = 'invite'

export function notedIntent(): Intent | null {
  const { intent } = (currentLocation().state ?? {}) as { readonly intent?: unknown }
  return typeof intent === 'string' ? intent : null
}

export const noteIntent = (intent: Intent | null): boolean => noteInEntry({ intent })
