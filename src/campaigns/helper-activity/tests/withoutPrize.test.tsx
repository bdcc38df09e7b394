import { screen, waitFor, within } from '@testing-library/react'
import { mountTestBackend } from '@/mocks/jest'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { giveNothing } from '../../../../tests/changeReplies'
import { callsOf, findButton, openAs } from '../../../../tests/journeySteps'
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
const LINK = `${HOME}&promotorCode=P8K3QX`
const FRIEND = '13512345671'

it('takes a help that gave no reward for this friend’s, before the page knows of it (spec 2 §8, -196202)', async () => {
  giveBack = giveNothing('helperAssist')
  const app = await openAs(backend, LINK, FRIEND)
  const assist = await findButton('帮TA助力')
  backend.setScenario({ queryHelperPage: 'timeout' })
  await app.user.click(assist)
  expect(await screen.findByText('助力成功')).toBeInTheDocument()
  expect(await findButton('我也要免费领')).toBeVisible()
  expect(callsOf(backend, 'helperAssist')).toHaveLength(1)
})

it('offers no second help once the reward of the first was seen, where the page cannot be asked (spec 2 §8, -196202)', async () => {
  const app = await openAs(backend, LINK, FRIEND)
  const assist = await findButton('帮TA助力')
  backend.setScenario({ queryHelperPage: 'http500' })
  await app.user.click(assist)
  await app.user.click(within(await screen.findByRole('dialog', { name: '助力成功' })).getByRole('button', { name: '知道了' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await findButton('我也要免费领')).toBeVisible()
  expect(await screen.findByText('你已助力过')).toBeVisible()
})

it('takes the reward of a full bus for received, before the page knows of it (spec 2 §8, -196202)', async () => {
  giveBack = giveNothing('receiveHelperReward')
  const app = await openAs(backend, HOME, KNOWN_PHONES.rewarded)
  const receive = await findButton('领取奖励')
  backend.setScenario({ queryHelperPage: 'timeout' })
  await app.user.click(receive)
  await waitFor(() => expect(callsOf(backend, 'receiveHelperReward')).toHaveLength(1))
  expect(await findButton('再来一轮')).toBeVisible()
  expect(screen.queryByRole('button', { name: '领取奖励' })).not.toBeInTheDocument()
})
