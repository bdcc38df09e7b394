import { act, screen, waitFor } from '@testing-library/react'
import { mountTestBackend } from '@/mocks/jest'
import { installParent, type ParentHarness } from '../../../tests/journeys/previewHarness'
import { expectAddress } from '../../../tests/journeySteps'
import { clearBrowser, renderApp } from '../../../tests/render'
import { mocks } from './mocks'

const ROOT = `/${mocks.prefix}`
const backend = mountTestBackend()
let parent: ParentHarness

beforeEach(() => {
  parent = installParent()
})
afterEach(async () => {
  parent.leave()
  await clearBrowser()
})

const open = async (page: string, more = '') => {
  await renderApp(`${ROOT}/${page}/preview${more}`)
  return screen.findByRole('heading', { level: 1 })
}
const configure = (page: string, config: object) => parent.say({ type: 'preview/config', page: `${mocks.prefix}/${page}`, config })
const timer = () => screen.getByRole('timer').textContent

it.each([
  ['home', '10分钟无人接单赔¥10', '立即叫车'],
  ['wait-for-reply', '超过10分钟赔¥10', '继续等待'],
  ['payout-pop-up', '¥10已到账', '查看'],
])('says on %s what the wait is worth, and follows the minutes and the amount that are set', async (page, headline, button) => {
  expect(await open(page)).toHaveTextContent(headline)
  expect(screen.getByRole('button', { name: button })).toBeVisible()
  await configure(page, { minutes: 5, amount: 1250 })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(headline.replace('10分钟', '5分钟').replace('¥10', '¥12.5'))
  await configure(page, { headline: '我们赔', desc: '放心等', buttonText: '好的' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('我们赔')
  expect([screen.getByText('放心等'), screen.getByRole('button', { name: '好的' })].map((shown) => shown.tagName)).toEqual(['P', 'BUTTON'])
  expect(backend.requests()).toEqual([])
})

it('counts down from the minutes that are set', async () => {
  await open('home')
  await configure('home', { minutes: 1 })
  expect(timer()).toBe('剩余 1分钟')
  expect(screen.getByText('01:00')).toBeVisible()
  // A busy machine may leave seconds out.
  const shown = (await screen.findByText(/^00:[0-5]\d$/)).textContent
  await waitFor(() => expect(screen.getByText(/^00:[0-5]\d$/).textContent < shown).toBe(true))
})

it('counts up, and says that the payment is under way once the time is over', async () => {
  await open('wait-for-reply')
  expect(await screen.findByText(/^02:1[4-9]$/)).toBeVisible()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  await configure('wait-for-reply', { minutes: 2 })
  expect(screen.getByText('02:00')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('已超时，赔付处理中')
})

it.each([
  ['home', '00:00', '已超时，赔付处理中', '查看赔付'],
  ['wait-for-reply', '10:00', '已超时，赔付处理中', '继续等待'],
])('shows on %s the time that is up, says so, and leads on to what follows (design §23)', async (page, time, words, button) => {
  await open(page, '?fixture=timeUp')
  expect(await screen.findByText(time)).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(words)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([button])
})

it('says what was pressed, and how tall it is', async () => {
  await open('payout-pop-up')
  act(() => screen.getByRole('button', { name: '查看' }).click())
  expect(parent.ofType('preview/action')).toEqual([{ type: 'preview/action', name: 'press' }])
  await waitFor(() => expect(parent.ofType('preview/height').length).toBeGreaterThan(0))
})

it.each(['', '/'])('has nothing to visit: its root %j leads to the notice that there is no such activity', async (slash) => {
  parent.leave()
  const app = await renderApp(`${ROOT}${slash}?sourceId=${mocks.sourceId}`)
  await expectAddress(app, `${ROOT}/invalid-activity/invalid?sourceId=${mocks.sourceId}`)
  expect(await screen.findByRole('heading', { name: '活动不存在' })).toBeVisible()
})
