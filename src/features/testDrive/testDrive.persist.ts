import type { SlicePersist, StoredValues } from '@/lib/slicePersist'
import { withUserStorage } from '@/lib/withUserStorage'
import { BOOKING_FIELDS, LEAD_FIELDS, noBooking, type BookingForm, type Drafts, type FormField, type LeadForm, type TestDriveState } from './testDriveState'

const LIMIT = 200

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LIMIT) : '')

const valuesOf = (value: unknown): StoredValues => (typeof value === 'object' && value !== null ? (value as StoredValues) : {})

function deserializeFields(stored: StoredValues, names: readonly string[]): Record<string, FormField> {
  return Object.fromEntries(
    names.map((name): [string, FormField] => {
      const { value, validateStatus, isGiven } = valuesOf(stored[name])
      return [name, { value: text(value), validateStatus: validateStatus === 'error' ? 'error' : '', ...(isGiven === true && { isGiven }) }]
    }),
  )
}

function deserializeBooking(value: unknown): BookingForm {
  const stored = valuesOf(value)
  const { originLon, originLat, beginAddress, originPoiType } = stored
  return {
    ...noBooking,
    ...deserializeFields(stored, BOOKING_FIELDS),
    originLon: text(originLon),
    originLat: text(originLat),
    beginAddress: text(beginAddress),
    originPoiType: text(originPoiType),
  }
}

function deserializeDrafts(stored: StoredValues): Drafts {
  return {
    owner: text(stored['owner']) || null,
    sourceId: text(stored['sourceId']) || null,
    booking: deserializeBooking(stored['booking']),
    hasAgreedToBooking: stored['hasAgreedToBooking'] === true,
    lead: deserializeFields(valuesOf(stored['lead']), LEAD_FIELDS) as unknown as LeadForm,
    hasAgreedToLead: stored['hasAgreedToLead'] === true,
  }
}

function deserialize(stored: StoredValues): Partial<TestDriveState> {
  const parkedDrafts = deserializeDrafts(valuesOf(stored['parkedDrafts']))
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
  deserialize: deserialize,
}
