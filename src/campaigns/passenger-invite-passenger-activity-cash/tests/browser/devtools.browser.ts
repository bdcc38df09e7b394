// About 10 s.
import { deepEqual } from 'node:assert/strict'
import { actionLog, expectNoSecrets, openDevTools, storyOf } from '../../../../../tests/browser/simulator/actionLog.ts'
import { inBothWhenWhole } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { openLoggedIn, withdrawTwice } from './steps.ts'

inBothWhenWhole('Redux DevTools tell a withdrawal as a story: refused, then lost, found in the list and paid', async (page) => {
  await openDevTools(page)
  await openLoggedIn(page)
  await withdrawTwice(page, 'insufficient>lostBehindGateway>ok')
  const log = await actionLog(page)
  // What the list shows is heard whenever it comes; the story is what was made of it, each step once.
  const story = storyOf(log.filter(({ action }) => action.type !== 'cashInvite/withdrawalsListed'), ['cashInvite'])
  deepEqual(story, [
    'cashInvite/withdrawPageOpened',
    'cashInvite/amountTyped',
    'cashInvite/withdrawalRequested',
    'cashInvite/refusalReceived',
    'cashInvite/withdrawalRefused',
    'cashInvite/withdrawalRequested',
    'cashInvite/outcomeAsked',
    'cashInvite/outcomeReceived',
  ])
  const { cashInvite } = log.at(-1)!.state as { readonly cashInvite: { readonly order: unknown; readonly outcome: { readonly withdrawal: { readonly status: string; readonly cents: number } } } }
  deepEqual([cashInvite.order, cashInvite.outcome.withdrawal.status, cashInvite.outcome.withdrawal.cents], [null, 'success', 2000])
  await expectNoSecrets(page, ['13800138000', '138 0013 8000'])
})
