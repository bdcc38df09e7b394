import { screen } from '@testing-library/react'
import { mountTestBackend } from '@/mocks/jest'
import { sessionOf } from '../../../../tests/journeySteps'
import { expectNoChinese } from '../../../../tests/readScreen'
import { clearBrowser, renderApp } from '../../../../tests/render'

const CASH = '/passenger-invite-passenger-activity-cash'
const backend = mountTestBackend()

afterEach(clearBrowser)

const open = async (path: string, mobile?: string) => {
  const session = mobile === undefined ? undefined : await sessionOf(backend, mobile)
  return renderApp(`${CASH}${path}${path.includes('?') ? '&' : '?'}sourceId=PIPCASH2026&lang=en`, session && { preloaded: { session } })
}

const WITH_FRIENDS = '13800138000'
const WITHOUT_FRIENDS = '13800138001'

// Not of the withdraw page: it has the user's own name, and the account as the server calls it.
it.each([
  ['', WITH_FRIENDS, 'Pending'],
  ['', WITHOUT_FRIENDS, 'No invites yet. Ask a friend to join.'],
  ['', undefined, 'Log in to see your invites'],
  ['/login', undefined, 'Log in'],
  ['/share', WITH_FRIENDS, 'Share now'],
  ['/invitation-list', WITH_FRIENDS, 'New friends'],
  ['/invitation-list', WITHOUT_FRIENDS, 'No invites yet. Ask a friend to join.'],
  ['/reward-record', WITH_FRIENDS, 'Cash reward'],
  ['/withdraw-record', WITH_FRIENDS, 'Earlier withdrawals'],
  ['/history-withdraw-record', WITH_FRIENDS, /withdrawals from earlier activities/],
  ['/invitee-register?promotorCode=P8K3QX', undefined, 'Welcome ride credit'],
  ['/invitee-register-success', undefined, 'You are registered'],
  ['/invitee-register-already', undefined, 'You are already with us'],
  ...[1, 2, 3, 4, 9].map((type) => [`/recall-user?inviteeRewardType=${type}`, undefined, 'Open the app'] as const),
  ['/invalid-activity/1', undefined, 'This activity has ended'],
] as const)('leaves no Chinese on %s for %s, whatever the server words in Chinese', async (path, mobile, words) => {
  await open(path, mobile)
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  expectNoChinese()
})

it("leaves a person's own name alone in Chinese where money is withdrawn", async () => {
  await open('/cash-withdraw', WITH_FRIENDS)
  expect(await screen.findByText('李* verified')).toBeVisible()
  expect(screen.getByText('WeChat balance')).toBeVisible()
  expectNoChinese('李*')
})

it('says in English where money went that is under way', async () => {
  const { user } = await open('/cash-withdraw', WITH_FRIENDS)
  await user.type(await screen.findByRole('textbox'), '20')
  await user.click(screen.getByRole('button', { name: 'Withdraw ¥20' }))
  expect(await screen.findByRole('heading', { name: 'Processing' })).toBeVisible()
  expect(screen.getByText('Paid to').parentElement).toHaveTextContent('Paid toWeChat balance')
  expectNoChinese('李*')
})
