import { act, screen } from '@testing-library/react'
import { askEnvelope, logIn } from '@/mocks/sendRequest'
import { mountTestBackend } from '@/mocks/jest'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { callsOf, changePhone, expectAddress, findButton, openAs } from '../../../tests/journeySteps'
import { notePosterWords } from '../../../tests/posterWords'
import { clearBrowser, renderApp } from '../../../tests/render'
import { mocks } from './mocks'

const ROOT = `/${mocks.prefix}`
const SEARCH = `?sourceId=${mocks.sourceId}`
const DRIVER = '13900139000'
const FELLOW = '13512345678'

const backend = mountTestBackend()
afterEach(clearBrowser)

const figures = async () => (await screen.findAllByText(/^\d+人$/)).map(({ textContent }) => textContent)

it('closes the circle: a fellow driver applies by the link, and the inviter’s figures move by it, at once and on the road', async () => {
  const fellow = await renderApp(`${ROOT}/invitee-register${SEARCH}&promotorCode=D5M9TR`)
  expect(await screen.findByText(/^王师傅.* 推荐$/)).toBeVisible()
  expect(screen.getByText('¥800')).toBeVisible()
  await fellow.user.type(await screen.findByRole('textbox', { name: '姓名' }), '韩梅梅')
  await fellow.user.type(screen.getByRole('textbox', { name: '手机号' }), FELLOW)
  await fellow.user.type(screen.getByRole('textbox', { name: '验证码' }), '123456')
  await fellow.user.click(screen.getByRole('button', { name: /所在城市/ }))
  await fellow.user.click(await findButton('确认'))
  await fellow.user.click(screen.getByRole('checkbox', { name: '网约车证' }))
  await fellow.user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }))
  await fellow.user.click(screen.getByRole('button', { name: '提交' }))
  expect(await screen.findByText('报名成功')).toBeVisible()
  expect(callsOf(backend, 'submitWindDriverClue')[0]!.body).toMatchObject({ sourceId: 'WINDD2D2026', promotorCode: 'D5M9TR', name: '韩梅梅', city: '上海', ticks: ['hailingPermit'] })
  await changePhone()
  await openAs(backend, ROOT + SEARCH, DRIVER)
  expect(await figures()).toEqual(['13人', '7人', '5人'])
  expect(screen.getByText('再邀5人得¥3000')).toBeVisible()
  await changePhone()
  await askEnvelope(backend, '/__mock__/firstOrder', { body: { mobile: FELLOW } })
  await openAs(backend, ROOT + SEARCH, DRIVER)
  expect(await figures()).toEqual(['13人', '8人', '6人'])
})

it('counts for a driver without a promoter code who applies by the link that names them', async () => {
  const ask = (name: string, body: object, token: string) => askEnvelope(backend, `/external/v1/CandleBizService/${name}`, { token, body: { sourceId: mocks.sourceId, ...body } })
  const token = await logIn(backend, KNOWN_PHONES.driverWithoutCode)
  const { promotorCode } = (await ask('queryWindD2dPage', {}, token)).data!['user'] as { readonly promotorCode: string }
  await ask('submitWindDriverClue', { promotorCode, name: '韩梅梅', city: '上海', requestId: 'CLUE1' }, await logIn(backend, FELLOW))
  expect((await ask('queryWindD2dPage', {}, token)).data!['stat']).toMatchObject({ clues: 1 })
})

it('is for drivers: a passenger is told so, on the page for it, also by way of the share page', async () => {
  for (const path of ['', '/share']) {
    const app = await openAs(backend, ROOT + path + SEARCH, '13800138000')
    await expectAddress(app, `${ROOT}/no-permission${SEARCH}&reason=notDriver`)
    expect(await screen.findByText('该活动仅限司机参加，请用司机账号登录后再来')).toBeVisible()
    expect(screen.getByRole('button', { name: '换司机账号登录' })).toBeVisible()
    await changePhone()
  }
})

it.each([
  ['notInList', '你不在本次活动的邀请名单内，请咨询车队长'],
  ['cityClosed', '你所在城市的车队暂未开放招募，开放后再来邀请吧'],
])('tells a driver who may not take part why: %s', async (reason, words) => {
  backend.setScenario({ queryWindD2dPage: reason })
  const app = await openAs(backend, ROOT + SEARCH, DRIVER)
  await expectAddress(app, `${ROOT}/no-permission${SEARCH}&reason=${reason}`)
  expect(await screen.findByText(words)).toBeVisible()
  // By the next visit they may.
  backend.setScenario({ queryWindD2dPage: 'ok' })
  await act(() => app.router.navigate(ROOT + SEARCH))
  expect(await findButton('邀请司机')).toBeVisible()
  await expectAddress(app, ROOT + SEARCH)
})

it('says 邀请同行 on the poster, and what waits for the fellow driver', async () => {
  const words = notePosterWords()
  await openAs(backend, `${ROOT}/share${SEARCH}`, DRIVER)
  await screen.findByRole('img', { name: '邀请海报，扫描二维码参加活动' })
  expect(words).toEqual(expect.arrayContaining(['¥800', '上岗礼']))
})
