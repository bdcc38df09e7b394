import { cas } from '@/services/cas'
import { mountTestBackend } from '@/mocks/jest'
import { startStore } from '../startStore'
import { ERROR_KINDS, FAULT_KINDS, FAULTS, shareOfFaults } from './faults'
import { shortenLongWaits } from './hurry'

const backend = mountTestBackend({ slowMilliseconds: 60 })
const CALL = 'caslogin'
const call = cas.endpoints.phoneLogin.initiate({
  phone: '13800138000',
  code: '123456',
  contextToken: 'c1',
  pageUrl: 'https://h5.example/p',
  invitation: { promotorCode: null, sourceId: 'EXAMPLE2026', shareSourceId: null, channel: null, inviteType: null, isApp: 0 },
})

/** What a caller hears of the faults of a kind (api/errors/apiError.ts). No user is logged in here, so a refused token ends no session, and its code is heard. */
const heardOf = (kind: string, fault: string): object => {
  if (['network', 'timeout', 'http'].includes(kind)) return { kind }
  return ['gate', 'refusal', 'logout'].includes(kind) ? { kind: 'business', errCode: Number(fault) } : { kind: 'malformed' }
}

const { late: _, ...failing } = FAULT_KINDS

it.each(Object.entries(failing).flatMap(([kind, faults]) => faults.map((fault) => [fault, kind] as const)))('a caller hears of %s as one of %s (spec 1 §8)', async (fault, kind) => {
  const hurry = shortenLongWaits()
  const { store } = await startStore()
  backend.setScenario({ [CALL]: fault })
  const { data, error } = await store.dispatch(call)
  hurry()
  expect(data).toBeUndefined()
  expect(error).toMatchObject(heardOf(kind, fault))
})

it('a caller who has given up hears of an answer that comes late as aborted', async () => {
  const { store } = await startStore()
  backend.setScenario({ [CALL]: 'slow' })
  const asking = store.dispatch(call)
  asking.abort()
  expect((await asking).error).toMatchObject({ name: 'AbortError' })
})

it('has 35 faults, each of one kind', () => {
  expect(FAULTS).toHaveLength(35)
  expect(new Set(FAULTS).size).toBe(35)
})

it.each([1, 2, 3, 7, 40])('%i calls of a block meet every fault between them, and each of them one of each kind of error at least', (calls) => {
  const shares = Array.from({ length: calls }, (_, nth) => shareOfFaults(nth, calls))
  expect(new Set(shares.flat())).toEqual(new Set(FAULTS))
  for (const share of shares) for (const ways of ERROR_KINDS) expect(share.some((fault) => ways.flat().includes(fault))).toBe(true)
})
