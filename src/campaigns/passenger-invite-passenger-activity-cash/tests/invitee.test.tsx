import { jest } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { findActivity } from '@/mocks/state/activities'
import { mountTestBackend } from '@/mocks/jest'
import { installCarrier, putPhoneAway, takePhone } from '../../../../tests/journeys/phoneDevice'
import { clearBrowser, renderApp, unloadApp } from '../../../../tests/render'

const backend = mountTestBackend()
const CASH = '/passenger-invite-passenger-activity-cash'

beforeEach(() => void jest.spyOn(externalNavigation, 'assign').mockReturnValue(true))
afterEach(clearBrowser)

/** A user who opens one of them by its address was given no reward. */
const PAGES = [
  [`${CASH}/invitee-register-success`, '', '注册成功'],
  [`${CASH}/invitee-register-already`, '', '你已是老朋友'],
  [`${CASH}/recall-user`, '?inviteeRewardType=1', '老朋友，欢迎回来'],
  [`${CASH}/recall-user`, '?inviteeRewardType=2', '好久不见，甚是想念'],
  [`${CASH}/recall-user`, '?inviteeRewardType=3', '重逢有礼'],
  [`${CASH}/recall-user`, '?inviteeRewardType=4', '欢迎回家'],
  [`${CASH}/recall-user`, '?inviteeRewardType=9', '欢迎回来，老朋友'],
  [`${CASH}/recall-user`, '', '欢迎回来，老朋友'],
] as const

it.each(PAGES)('%s%s: %s', async (path, search, title) => {
  await renderApp(path + search)
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeInTheDocument()
  expect(document.title).toBe(title)
  expect(screen.getByRole('button', { name: '打开APP使用' })).toBeInTheDocument()
  expect(screen.queryByText('已到账')).not.toBeInTheDocument()
})

it('has a picture for each reward type, and one for any other (design §1 "four copy/image sets")', async () => {
  const pictures = new Set<string>()
  for (const type of ['type', 'type1', 'type2', 'type3', 'type4']) {
    await renderApp(`${CASH}/recall-user/preview?fixture=${type}`)
    await screen.findByRole('button', { name: '打开APP使用' })
    pictures.add(document.querySelector('svg[viewBox="0 0 300 180"]')!.innerHTML.replace(/ id="[^"]*"|url\(#[^)]*\)/g, ''))
    unloadApp()
  }
  expect(pictures.size).toBe(5)
})

it.each([
  ['its offer', {}, '新人好礼'],
  ['the headline that marketing set', { headline: '送你大礼包' }, '送你大礼包'],
  ['the title that marketing set', { title: '老友相邀', headline: '送你大礼包' }, '老友相邀'],
])('the registration is called by %s, not by its form', async (_, loginPage, title) => {
  Object.assign(findActivity(backend.state, 'PIPCASH2026')!, { loginPage })
  await renderApp(`${CASH}/invitee-register?sourceId=PIPCASH2026&promotorCode=P2W7NB`)
  await screen.findByRole('textbox', { name: '手机号' })
  expect(document.title).toBe(title)
})

it('renders from config, and what is wrong in it costs nothing but itself', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  Object.assign(findActivity(backend.state, 'PIPCASH2026')!, {
    pageConfig: { recallUser2PageConfig: { title: '想死你了', desc: 42, buttonText: '马上用', buttonLink: 'https://h5.example/use', secondButton: '喊朋友一起' } },
  })
  const { user } = await renderApp(`${CASH}/recall-user?inviteeRewardType=2`)
  expect(await screen.findByRole('heading', { name: '想死你了' })).toBeInTheDocument()
  expect(screen.getByText('好友为你准备了回归礼')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '马上用' }))
  expect(externalNavigation.assign).toHaveBeenCalledWith('https://h5.example/use')
  expect(screen.getByRole('button', { name: '喊朋友一起' })).toBeInTheDocument()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('desc'))
})

it('takes what a type’s configuration leaves out from the page’s own (design §0.3, recall)', async () => {
  Object.assign(findActivity(backend.state, 'PIPCASH2026')!, { pageConfig: { recallUser2PageConfig: { title: '想死你了', desc: '' }, recallUserPageConfig: { title: '老友回归', desc: '好久不见', secondButton: '喊朋友一起' } } })
  await renderApp(`${CASH}/recall-user?inviteeRewardType=2`)
  expect(await screen.findByRole('heading', { name: '想死你了' })).toBeInTheDocument()
  expect(screen.getByText('好久不见')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '喊朋友一起' })).toBeInTheDocument()
})

it('draws its own head, with the title to be seen, when marketing’s picture cannot be loaded (spec 2 §2.5)', async () => {
  Object.assign(findActivity(backend.state, 'PIPCASH2026')!, { pageConfig: { recallUser2PageConfig: { bgImage: 'https://h5.example/lost.png' } } })
  await renderApp(`${CASH}/recall-user?inviteeRewardType=2`)
  await screen.findByRole('heading', { level: 1 })
  const picture = await waitFor(() => document.querySelector<HTMLImageElement>('img[src="https://h5.example/lost.png"]')!)
  expect(screen.queryByText('好友为你准备了回归礼')).toBeNull()
  fireEvent.error(picture)
  expect(screen.getByText('好友为你准备了回归礼')).toBeInTheDocument()
})

it('an old friend may invite friends too', async () => {
  const { user, address } = await renderApp(`${CASH}/invitee-register-already?sourceId=PIPCASH2026`)
  await user.click(await screen.findByRole('button', { name: '我也要邀请' }))
  await waitFor(() => expect(address()).toBe(`${CASH}?sourceId=PIPCASH2026`))
})

it('keeps the promise in sight where one tap logs in: who invites, and what waits', async () => {
  takePhone()
  installCarrier()
  await renderApp(`${CASH}/invitee-register?sourceId=PIPCASH2026&promotorCode=P8K3QX`)
  expect(await screen.findByRole('button', { name: '本机号码一键登录' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: '送你¥20 打车金' })).toBeInTheDocument()
  expect(await screen.findByText('138****8000')).toBeInTheDocument()
  putPhoneAway()
})
