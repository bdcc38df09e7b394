import { array, looseObject, maxLength, nullish, pipe, string, transform } from 'valibot'
import { isSafeLink } from '@/lib/safeUrl'
import type { ConfigField } from '@/lib/pageConfig'

/** A stretch of an agreement's sentence (spec 2 §3, protocolContent): plain words, or with `hyperlink` the name of a document. */
export type ProtocolItem = { readonly content: string; readonly hyperlink: string }

const item = pipe(
  looseObject({ content: pipe(string(), maxLength(2_000)), hyperlink: nullish(string(), '') }),
  transform(({ content, hyperlink }): ProtocolItem => ({ content, hyperlink: hyperlink && isSafeLink(hyperlink) ? hyperlink : '' })),
)

/** The agreement beside a form. An unsafe link costs its item the link, never the form its agreement: what must be agreed to stays there. */
export const protocolContent = (label: string): ConfigField<readonly ProtocolItem[]> => ({ editor: 'list', label, schema: array(item), fallback: [] })
