import { act, screen, waitFor } from '@testing-library/react'
import { askEnvelope, logIn } from '@/mocks/sendRequest'
import { mountTestBackend } from '@/mocks/jest'
import { callsOf, changePhone, expectAddress, expectOn, findButton, openAs, passLogin } from '../../../tests/journeySteps'
import { clearBrowser, reloadApp, renderApp } from '../../../tests/render'
import { shortPause } from '../../../tests/startStore'
import { mocks } from './mocks'

const backend = mountTestBackend()
afterEach(clearBrowser)

const ROOT = `/${mocks.prefix}`
const ADDRESS = `${ROOT}?sourceId=${mocks.sourceId}&channel=BOOKS`
const CALL = 'openChannelRedEnvelope'

const idsSent = () => callsOf(backend, CALL).map(({ body }) => (body as { requestId?: unknown }).requestId)
/** The amount on the card, as it is read out. */
const amount = async () => (await screen.findByRole('heading', { name: '恭喜你获得' })).nextElementSibling?.querySelector('span')?.textContent

it('goes from the partner’s code through the login to the envelope, opens it once, and shows what was in it from then on', async () => {
  const app = await renderApp(ADDRESS)
  await passLogin(app)
  await expectAddress(app, ADDRESS)
  expect(await screen.findByText('城市书房')).toBeVisible()
  const seal = await findButton('开红包')
  // Two taps before anything has come back.
  act(() => {
    seal.click()
    seal.click()
  })
  const won = await amount()
  expect(won).toMatch(/^¥\d+(\.\d+)?$/)
  expect(await findButton('去使用')).toBeVisible()
  expect(idsSent()).toHaveLength(1)
  await reloadApp()
  expect(await amount()).toBe(won)
  expect(screen.queryByRole('button', { name: '开红包' })).not.toBeInTheDocument()
  await changePhone()
  await openAs(backend, ADDRESS)
  expect(await amount()).toBe(won)
  expect(new Set(idsSent()).size).toBe(1)
})

it('shows the partner’s logo and name on the login and on the home, as marketing set them once (design §4 "login standard with the channel\'s logo")', async () => {
  const logoOf = (name: HTMLElement) => name.parentElement?.querySelector('img')?.getAttribute('src')
  const app = await renderApp(ADDRESS)
  await expectOn(app, `${ROOT}/login`)
  expect(logoOf(await screen.findByText('城市书房'))).toBe('/__mock__/artwork/share-30.svg')
  await changePhone()
  await openAs(backend, ADDRESS)
  expect(logoOf(await screen.findByText('城市书房'))).toBe('/__mock__/artwork/share-30.svg')
})

it('logs in without the partner where that cannot be asked (design §4)', async () => {
  backend.setScenario({ getPageConfig: 'http500' })
  const app = await renderApp(ADDRESS)
  await passLogin(app)
  await expectAddress(app, ADDRESS)
})

it('asks what came of it where the answer was lost, and shows the one envelope that was opened', async () => {
  backend.setScenario({ [CALL]: 'lostOnce' })
  const app = await openAs(backend, ADDRESS)
  await app.user.click(await findButton('开红包'))
  expect(await amount()).toMatch(/^¥/)
  expect([idsSent().length, new Set(idsSent()).size]).toEqual([2, 1])
})

it('is opened once by a tap whose page died on the way', async () => {
  backend.setScenario({ [CALL]: 'timeout' })
  const app = await openAs(backend, ADDRESS)
  await app.user.click(await findButton('开红包'))
  await waitFor(() => expect(idsSent()).toHaveLength(1))
  backend.setScenario({ [CALL]: 'ok' })
  await reloadApp()
  expect(await amount()).toMatch(/^¥/)
  expect(new Set(idsSent()).size).toBe(1)
})

it('says that all are gone, at a page of its own, with a way on (-196251)', async () => {
  backend.setScenario({ [CALL]: 'soldOut' })
  const app = await openAs(backend, ADDRESS)
  await app.user.click(await findButton('开红包'))
  await expectOn(app, `${ROOT}/empty`)
  expect(await screen.findByRole('heading', { name: '来晚了，红包已被领完' })).toBeVisible()
  expect(await findButton('打开APP')).toBeVisible()
})

it('shows an envelope opened that was opened elsewhere meanwhile: no error (-196202)', async () => {
  const app = await openAs(backend, ADDRESS)
  const seal = await findButton('开红包')
  const token = await logIn(backend, '13800138000')
  await askEnvelope(backend, `/external/v1/CandleBizService/${CALL}`, { token, body: { sourceId: mocks.sourceId, requestId: 'elsewhere' } })
  await app.user.click(seal)
  expect(await amount()).toMatch(/^¥/)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('shows nothing won where an envelope that was opened elsewhere meanwhile held nothing (-196202, design §4 "opened state with what was got")', async () => {
  const app = await openAs(backend, ADDRESS)
  const seal = await findButton('开红包')
  const token = await logIn(backend, '13800138000')
  backend.setScenario({ [CALL]: 'nothing' })
  await askEnvelope(backend, `/external/v1/CandleBizService/${CALL}`, { token, body: { sourceId: mocks.sourceId, requestId: 'elsewhere' } })
  backend.setScenario({ [CALL]: 'ok' })
  await app.user.click(seal)
  expect(await screen.findByText('您已领取过奖励')).toBeVisible()
  expect(await screen.findByRole('heading', { name: '差一点点' })).toBeVisible()
  expect(screen.queryByText('神秘好礼')).not.toBeInTheDocument()
})

it('offers to ask what came of an opening that is not known', async () => {
  await renderApp(`${ROOT}/preview?fixture=unknown`)
  expect(await findButton('重新查看结果')).toHaveTextContent('重新查看结果')
  expect(screen.queryByRole('button', { name: '开红包' })).not.toBeInTheDocument()
})

it('is kind to who finds nothing in it', async () => {
  backend.setScenario({ [CALL]: 'nothing' })
  const app = await openAs(backend, ADDRESS)
  await app.user.click(await findButton('开红包'))
  expect(await screen.findByRole('heading', { name: '差一点点' })).toBeVisible()
  expect(screen.getByText('这次没有中奖，好运正在路上')).toBeVisible()
  expect(screen.queryByRole('button', { name: /开红包|去使用/ })).not.toBeInTheDocument()
  await app.user.click(await findButton('分享给好友'))
  expect(await screen.findByRole('dialog', { name: '分享给好友' })).toBeVisible()
  await reloadApp()
  expect(await screen.findByRole('heading', { name: '差一点点' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '开红包' })).not.toBeInTheDocument()
})

it('shows what the page refuses as received before, opened, with the server’s words: no error, and nothing to open (-196202, spec 1 §8, design §4)', async () => {
  backend.setScenario({ queryChannelRedEnvelopePage: '-196202' })
  await openAs(backend, ADDRESS)
  expect(await screen.findByText('您已领取过奖励')).toBeVisible()
  expect(await screen.findByText('神秘好礼')).toBeVisible()
  expect(screen.queryByRole('button', { name: /开红包|重试/ })).not.toBeInTheDocument()
})

it('shows so too where the opening itself is refused as received, though the page does not know of it (-196202, design §4)', async () => {
  backend.setScenario({ [CALL]: '-196202' })
  const app = await openAs(backend, ADDRESS)
  await app.user.click(await findButton('开红包'))
  expect(await screen.findByText('您已领取过奖励')).toBeVisible()
  expect(await screen.findByText('神秘好礼')).toBeVisible()
  expect(screen.queryByRole('button', { name: /开红包|重试/ })).not.toBeInTheDocument()
})

it('keeps the sum before who has just opened it, without a word, where the page is refused as received from then on (-196202)', async () => {
  backend.setScenario({ queryChannelRedEnvelopePage: 'ok>-196202' })
  const app = await openAs(backend, ADDRESS)
  await app.user.click(await findButton('开红包'))
  const won = await amount()
  expect(won).toMatch(/^¥/)
  await waitFor(() => expect(callsOf(backend, 'queryChannelRedEnvelopePage').length).toBeGreaterThan(1))
  await act(shortPause)
  expect(await amount()).toBe(won)
  expect(screen.queryByText('您已领取过奖励')).not.toBeInTheDocument()
})

it.each([
  ['goods', '车载香薰'],
  ['unsaid', '神秘好礼'],
])('names a prize that is worth no sum: %s', async (outcome, name) => {
  backend.setScenario({ [CALL]: outcome })
  const app = await openAs(backend, ADDRESS)
  await app.user.click(await findButton('开红包'))
  expect(await screen.findByText(name)).toBeVisible()
  expect(screen.getByRole('main')).not.toHaveTextContent('¥')
  await reloadApp()
  expect(await screen.findByText(name)).toBeVisible()
})

it.each([
  ['prizeUsed', '已使用'],
  ['prizeExpired', '已过期'],
  ['prizeFailed', '发放失败'],
])('says how a prize stands that cannot be used any more (%s), by its status or the server’s time (design §0.4 RewardRow)', async (outcome, words) => {
  backend.setScenario({ queryChannelRedEnvelopePage: outcome })
  await openAs(backend, ADDRESS)
  expect(await findButton(words)).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('button', { name: '去使用' })).not.toBeInTheDocument()
  // No congratulation for what is over.
  expect(screen.getByRole('heading', { name: words })).toBeVisible()
  expect(screen.queryByText('恭喜你获得')).not.toBeInTheDocument()
})

it('leads the focus to what was in it, where that had to be asked for after a lost answer, too (design §4)', async () => {
  backend.setScenario({ [CALL]: 'lostOnce' })
  const app = await openAs(backend, ADDRESS)
  await app.user.click(await findButton('开红包'))
  const title = await screen.findByRole('heading', { name: '恭喜你获得' })
  await waitFor(() => expect(title.parentElement).toHaveFocus())
})
