import { link, list, longText, type ConfigField } from '@/lib/pageConfig'

/** A stretch of an agreement's sentence (spec 2 §3, protocolContent): plain words, or with `hyperlink` the name of a document. */
export type ProtocolItem = { readonly content: string; readonly hyperlink: string }

/** Far over what an agreement has: a stretch that is longer would be left out, and the form sent without consent. */
const AGREEMENT_LENGTH = 100_000

/** The agreement beside a form. An unsafe link costs its item the link, never the form its agreement: what must be agreed to stays there. */
export const protocolContent = (label: string): ConfigField<readonly ProtocolItem[]> => list(label, { content: longText('文字', '', AGREEMENT_LENGTH), hyperlink: link('链接（选填）') }, { needs: 'content', max: 100 })

/** An agreement that exists must be ticked (spec 2 §5). */
export const isAgreementMissing = (agreement: readonly unknown[], hasAgreed: boolean): boolean => agreement.length > 0 && !hasAgreed
