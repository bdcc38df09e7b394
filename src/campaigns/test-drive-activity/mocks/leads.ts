import type { Account } from '@/mocks/accounts'
import { Refusal } from '@/mocks/refusal'
import { definePart, type MockState } from '@/mocks/state'

const BAD_REQUEST = -200400
const GIVEN = 1
const GIVEN_BEFORE = 2

type Leads = {
  /** Uuids that have been given out, and to whom each has been given; '' while nobody has come. */
  readonly owners: Record<string, string>
  /** Uids that have had the reward, by activity. */
  readonly rewarded: Record<string, string[]>
}

const leads = definePart('testDriveLeads', (): Leads => ({ owners: {}, rewarded: {} }))

export function leaveLead(state: MockState, phone: string): string {
  if (!/^1\d{10}$/.test(phone)) throw new Refusal(BAD_REQUEST)
  const uuid = state.random('testDriveLeads').text('0123456789abcdef', 32)
  leads.of(state).owners[uuid] = ''
  return uuid
}

/** The reward comes once a person and activity. Gives rewardFlag. */
export function giveLead(state: MockState, { uid }: Account, sourceId: string, uuid: string): number {
  const { owners, rewarded } = leads.of(state)
  if (!(uuid in owners)) throw new Refusal(BAD_REQUEST)
  owners[uuid] = uid
  const had = (rewarded[sourceId] ??= [])
  if (had.includes(uid)) return GIVEN_BEFORE
  had.push(uid)
  return GIVEN
}
