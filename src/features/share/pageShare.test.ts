import { jest } from '@jest/globals'
import type { SignPage } from '@/hosts'
import { cardOf, mountMiniProgram } from '../../../tests/pageShareHarness'
import { PAGE_SHARE_TIMEOUT_MS, pageShare } from './pageShare'

const sign: SignPage = () => Promise.reject(new Error('A mini program needs no signature'))
const { posted, calls, answerWith, remove } = mountMiniProgram()
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

it('sets the page share after 300 ms, not before (spec 2 §9)', async () => {
  pageShare.set({ card: cardOf('A'), sign })
  await pass(299)
  expect(posted()).toEqual([])
  await pass(1)
  expect(posted()).toEqual(['A'])
})

it('sets it again after the mask has closed (spec 2 §4)', async () => {
  pageShare.set({ card: cardOf('A'), sign })
  await pass(PAGE_SHARE_TIMEOUT_MS)
  pageShare.repeat()
  await pass(PAGE_SHARE_TIMEOUT_MS)
  expect(posted()).toEqual(['A', 'A'])
})

it('keeps what was shared by hand while its page is open, and has the page’s own card again on the next route (spec 2 §4)', async () => {
  pageShare.set({ card: cardOf('A'), sign })
  pageShare.lend({ card: cardOf('reminder'), sign })
  await pass(PAGE_SHARE_TIMEOUT_MS)
  pageShare.repeat()
  pageShare.set({ card: cardOf('A2'), sign })
  await pass(PAGE_SHARE_TIMEOUT_MS)
  pageShare.takeBack()
  await pass(PAGE_SHARE_TIMEOUT_MS)
  expect(posted()).toEqual(['reminder', 'reminder', 'A2'])
})

it('leaves the corner menu without a card where a page without one shared something', async () => {
  pageShare.reset()
  pageShare.lend({ card: cardOf('reminder'), sign })
  await pass(PAGE_SHARE_TIMEOUT_MS)
  pageShare.takeBack()
  await pass(PAGE_SHARE_TIMEOUT_MS)
  expect(posted()).toEqual(['reminder', 'pageShareReset'])
})

it('sets the newest card alone when routes follow each other quickly', async () => {
  pageShare.set({ card: cardOf('A'), sign })
  await pass(100)
  pageShare.reset()
  pageShare.set({ card: cardOf('B'), sign })
  await pass(PAGE_SHARE_TIMEOUT_MS)
  expect(posted()).toEqual(['B'])
})

it('resets the share when the page has gone (spec 1 §7, share reset)', async () => {
  pageShare.set({ card: cardOf('A'), sign })
  await pass(PAGE_SHARE_TIMEOUT_MS)
  pageShare.reset()
  await pass(PAGE_SHARE_TIMEOUT_MS)
  expect(posted()).toEqual(['A', 'pageShareReset'])
  pageShare.repeat()
  await pass(PAGE_SHARE_TIMEOUT_MS)
  expect(posted()).toHaveLength(2)
})

const REFUSED = 'fail permission denied'

it('tries a card that is not taken again after 1, 3 and 8 s, and no longer (spec 2 §9)', async () => {
  answerWith(({ answer }) => answer(REFUSED))
  pageShare.set({ card: cardOf('A'), sign })
  const tries: number[] = []
  for (const ms of [PAGE_SHARE_TIMEOUT_MS, 1_000, 3_000, 8_000, 60_000]) {
    await pass(ms - 1)
    tries.push(posted().length)
    await pass(1)
  }
  expect(tries).toEqual([0, 1, 2, 3, 4])
  expect(posted()).toEqual(['A', 'A', 'A', 'A'])
})

it('tries no card again in whose place another one is set, nor one that has been taken', async () => {
  let refusals = 1
  answerWith(({ answer }) => answer(refusals-- > 0 ? REFUSED : 'ok'))
  pageShare.set({ card: cardOf('A'), sign })
  await pass(PAGE_SHARE_TIMEOUT_MS)
  pageShare.set({ card: cardOf('B'), sign })
  await pass(60_000)
  expect(posted()).toEqual(['A', 'B'])
})

it('tries nothing again in a host that cannot set it', async () => {
  answerWith(({ answer }) => answer('fail function not exist'))
  pageShare.set({ card: cardOf('A'), sign })
  await pass(60_000)
  expect(posted()).toEqual(['A'])
})

it('waits for one card before it sets the next', async () => {
  const answers: (() => void)[] = []
  answerWith(({ answer }) => void answers.push(() => answer('ok')))
  pageShare.set({ card: cardOf('A'), sign })
  await pass(PAGE_SHARE_TIMEOUT_MS)
  pageShare.set({ card: cardOf('B'), sign })
  await pass(PAGE_SHARE_TIMEOUT_MS)
  expect(posted()).toEqual(['A'])
  answers[0]?.()
  await pass(0)
  expect(posted()).toEqual(['A', 'B'])
})

it('asks nothing of a plain browser', async () => {
  remove()
  pageShare.set({ card: cardOf('A'), sign })
  await pass(PAGE_SHARE_TIMEOUT_MS)
  expect(calls()).toEqual([])
})
