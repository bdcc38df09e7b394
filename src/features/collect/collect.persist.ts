import type { SlicePersist, StoredValues } from '@/lib/slicePersist'
import type { CollectDraft, CollectState } from './collectState'

const LIMIT = 200

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LIMIT) : '')
const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] => (typeof value === 'object' && value !== null ? Object.entries(value) : [])

function draftOf(stored: unknown): CollectDraft {
  const { values, hasAgreed, requestId, outcome } = Object.fromEntries(entriesOf(stored))
  return {
    values: Object.fromEntries(entriesOf(values).map(([field, value]) => [field, text(value)])),
    wrong: [],
    hasAgreed: hasAgreed === true,
    requestId: text(requestId) || null,
    outcome: outcome === 'done' || outcome === 'duplicate' ? outcome : 'writing',
  }
}

const deserialize = ({ drafts }: StoredValues): Partial<CollectState> => ({ drafts: Object.fromEntries(entriesOf(drafts).map(([form, stored]) => [form, draftOf(stored)])) })

/** Drafts live in the tab until they are sent: a login, a fault and a reload take none of them. */
export const collectPersist: SlicePersist<CollectState> = { key: 'collect', storage: 'tab', version: 1, whitelist: ['drafts'], migrations: {}, deserialize }
