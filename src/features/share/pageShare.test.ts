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
