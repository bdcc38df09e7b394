import { readText, readValues } from '@/lib/storage/readStored'
import type { SlicePersist, StoredValues } from '@/lib/storage/slicePersist'
import { withUserStorage } from '@/lib/storage/withUserStorage'
import { noBooking, noLead, type Drafts, type FormField, type TestDriveState } from './testDriveState'

const LIMIT = 200

const text = (value: unknown): string => readText(value, LIMIT)

function fieldOf(stored: unknown): FormField {
  const { value, validateStatus, isGiven, wasGiven } = readValues(stored)
  return { value: text(value), validateStatus: validateStatus === 'error' ? 'error' : '', ...(isGiven === true && { isGiven }), ...(wasGiven === true && { wasGiven }) }
}

/** What stood in a form, field by field of one that is blank. */
function formOf<Form extends object>(blank: Form, value: unknown): Form {
  const stored = readValues(value)
  return Object.fromEntries(Object.entries(blank).map(([name, field]) => [name, typeof field === 'string' ? text(stored[name]) : fieldOf(stored[name])])) as Form
}

const deserializeDrafts = (stored: StoredValues): Drafts => ({
  owner: text(stored['owner']) || null,
  sourceId: text(stored['sourceId']) || null,
  booking: formOf(noBooking, stored['booking']),
  hasAgreedToBooking: stored['hasAgreedToBooking'] === true,
  lead: formOf(noLead, stored['lead']),
  hasAgreedToLead: stored['hasAgreedToLead'] === true,
})

function deserialize(stored: StoredValues): Partial<TestDriveState> {
  const parkedDrafts = deserializeDrafts(readValues(stored['parkedDrafts']))
  return {
    ...deserializeDrafts(stored),
    parkedDrafts: parkedDrafts.owner === null ? null : parkedDrafts,
    isSubmitPending: stored['isSubmitPending'] === true,
    leadUuid: text(stored['leadUuid']) || null,
  }
}

/** Drafts live in the tab until they are sent. */
export const testDrivePersist: SlicePersist<TestDriveState> = {
  key: 'testDrive',
  storage: 'tab',
  engine: withUserStorage(['leadUuid']),
  version: 2,
  whitelist: ['owner', 'sourceId', 'booking', 'hasAgreedToBooking', 'isSubmitPending', 'lead', 'hasAgreedToLead', 'leadUuid', 'parkedDrafts'],
  migrations: { 2: ({ aside, ...stored }) => ({ ...stored, parkedDrafts: aside }) },
  deserialize,
}
