import { screen, waitFor } from '@testing-library/react'
import { sendRequest, logIn } from '@/mocks/sendRequest'
import { mountTestBackend } from '@/mocks/jest'
import { giveNothing } from '../../../../tests/changeReplies'
import { callsOf, findButton, openAs, sessionOf } from '../../../../tests/journeySteps'
import { clearBrowser } from '../../../../tests/render'
import { mocks } from '../mocks'

const backend = mountTestBackend()
let giveBack: (() => void) | undefined
afterEach(async () => {
  giveBack?.()
  giveBack = undefined
  await clearBrowser()
})

const HOME = `/${mocks.prefix}?sourceId=${mocks.sourceId}`
const openHome = () => openAs(backend, HOME)

it('takes a sign-in that gave no prize for today’s, before the page knows of it (spec 2 §8, -196202)', async () => {
  giveBack = giveNothing('checkInSign')
  const app = await openHome()
  const sign = await findButton('立即签到')
  backend.setScenario({ queryCheckInPage: 'timeout' })
  await app.user.click(sign)
  expect(await screen.findByText(/^签到成功，已连续\d+天$/)).toBeInTheDocument()
  await app.user.click(await findButton('明日再来'))
  expect(callsOf(backend, 'checkInSign')).toHaveLength(1)
})

it('closes the one of two results that was told by a line, and not the one that is still shown', async () => {
  let arrive = () => undefined as void
  giveBack = giveNothing('checkInMakeUp', new Promise((resolve) => (arrive = resolve)))
  const app = await openHome()
  await app.user.click(await findButton('立即补签'))
  await app.user.click(await findButton('立即签到'))
  await screen.findByRole('dialog', { name: '签到成功' })
  arrive()
  expect(await screen.findByText(/^签到成功，已连续\d+天$/)).toBeInTheDocument()
  await app.user.click(await findButton('知道了'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(callsOf(backend, 'checkInMakeUp')).toHaveLength(1)
  expect(await findButton('明日再来')).toBeVisible()
})

it('takes a day for made up and its card for used, before the page knows of it, and asks for no second make-up', async () => {
  giveBack = giveNothing('checkInMakeUp')
  const app = await openHome()
  const makeUp = await findButton('立即补签')
  backend.setScenario({ queryCheckInPage: 'timeout' })
  await app.user.click(makeUp)
  expect(await screen.findByText(/^签到成功，已连续\d+天$/)).toBeInTheDocument()
  expect(await findButton('邀好友帮忙')).toBeVisible()
  expect(screen.queryByRole('button', { name: '立即补签' })).not.toBeInTheDocument()
  expect(callsOf(backend, 'checkInMakeUp')).toHaveLength(1)
})

it('knows of each day that is made up and of each card that is used, before the page does', async () => {
  const owner = '13512345671'
  const { promotorCode } = await sessionOf(backend, owner)
  for (const friend of ['13512345672', '13512345673']) {
    await sendRequest(backend, '/external/v1/CandleBizService/checkInSign', { token: await logIn(backend, friend), body: { sourceId: mocks.sourceId, promotorCode, requestId: friend.padStart(32, '0') } })
  }
  giveBack = giveNothing('checkInMakeUp')
  const app = await openAs(backend, HOME, owner)
  const makeUp = await findButton('立即补签')
  backend.setScenario({ queryCheckInPage: 'timeout' })
  await app.user.click(makeUp)
  await waitFor(() => expect(callsOf(backend, 'checkInMakeUp')).toHaveLength(1))
  await app.user.click(await findButton('立即补签'))
  expect(await findButton('邀好友帮忙')).toBeVisible()
  expect(screen.queryByRole('button', { name: '立即补签' })).not.toBeInTheDocument()
  expect(screen.getAllByText('补签')).toHaveLength(2)
  expect(callsOf(backend, 'checkInMakeUp')).toHaveLength(2)
})
