import { readText, readValues } from '@/lib/storage/readStored'
import type { SlicePersist, StoredValues } from '@/lib/storage/slicePersist'
import type { CollectDraft, CollectDrafts, CollectState } from './collectState'

const LIMIT = 200

const text = (value: unknown): string => readText(value, LIMIT)

function draftOf(stored: unknown): CollectDraft {
  const { values, hasAgreed, requestId, outcome, receipt } = readValues(stored)
  return {
    values: Object.fromEntries(Object.entries(readValues(values)).map(([field, value]) => [field, text(value)])),
    wrong: [],
    hasAgreed: hasAgreed === true,
    requestId: text(requestId) || null,
    outcome: outcome === 'done' || outcome === 'duplicate' ? outcome : 'writing',
    receipt: text(receipt),
  }
}

const draftsOf = (stored: unknown): CollectDrafts => Object.fromEntries(Object.entries(readValues(stored)).map(([form, draft]) => [form, draftOf(draft)]))

function deserialize(stored: StoredValues): Partial<CollectState> {
  const parked = readValues(stored['parked'])
  const parkedOwner = text(parked['owner'])
  return { drafts: draftsOf(stored['drafts']), owner: text(stored['owner']) || null, parked: parkedOwner === '' ? null : { owner: parkedOwner, drafts: draftsOf(parked['drafts']) } }
}

/** Drafts live in the tab until they are sent: a login, a fault and a reload take none of them. */
export const collectPersist: SlicePersist<CollectState> = { key: 'collect', storage: 'tab', version: 1, whitelist: ['drafts', 'owner', 'parked'], migrations: {}, deserialize }
