import { act, screen, waitFor, within } from '@testing-library/react'
import { mountTestBackend } from '@/mocks/jest'
import { settle } from '../../../tests/faults/watch'
import { changeReplies } from '../../../tests/changeReplies'
import { callsOf, changePhone, expectAddress, expectOn, findButton, openAs, passLogin } from '../../../tests/journeySteps'
import { clearBrowser, reloadApp, renderApp } from '../../../tests/render'

const ROOT = '/check-in-activity'
const WITH = '?sourceId=CHECKIN2026'
/** Four days signed, without a day missed. */
const STEADY = '13700137000'
const FRIEND = '13512345678'
const DAY = 86_400_000

let ahead = 0
const backend = mountTestBackend({ now: () => Date.now() + ahead })
beforeEach(() => {
  ahead = 0
})
afterEach(clearBrowser)

const streak = (days: string) => screen.findByRole('heading', { name: new RegExp(`已连续签到 ?${days}$`) })
const calendar = async () => within(await screen.findByRole('list', { name: '签到日历' }))
const today = async () => (await calendar()).getAllByRole('listitem').find((day) => day.getAttribute('aria-current') === 'date')
const won = (title: string) => screen.findByRole('dialog', { name: title })
const ids = (call: string) => new Set(callsOf(backend, call).map(({ body }) => (body as { readonly requestId: string }).requestId))
const closeDialog = async ({ user }: { readonly user: { readonly click: (element: Element) => Promise<void> } }) => {
  await user.click(await findButton('知道了'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

it('signs once for two taps, tells the reward, and is over for today: the streak, the total and the next day move by it', async () => {
  const app = await openAs(backend, ROOT + WITH, STEADY)
  expect(await streak('4天')).toBeVisible()
  await app.user.dblClick(await findButton('立即签到'))
  expect(await won('签到成功')).toHaveTextContent(/5.*打车券/)
  expect(ids('checkInSign').size).toBe(1)
  await closeDialog(app)
  expect(await streak('5天')).toBeVisible()
  expect(await findButton('明日再来')).toHaveAttribute('aria-disabled', 'true')
  ahead = DAY
  await reloadApp()
  expect(await findButton('立即签到')).toBeVisible()
  expect(await today()).toHaveTextContent('今天')
})

it('leads a friend from the link through the login to the signed day, and gives the inviter a card that makes the missed day up', async () => {
  const friend = await renderApp(`${ROOT}${WITH}&promotorCode=P8K3QX`)
  expect(await screen.findByText('138****8000邀你签到，签到后TA得1张补签卡')).toBeVisible()
  expect(screen.queryByText('0张')).toBeNull()
  await friend.user.click(await findButton('登录签到'))
  await expectOn(friend, `${ROOT}/login`)
  await passLogin(friend, FRIEND)
  expect(await won('签到成功')).toHaveTextContent('好友也得到了1张补签卡')
  await changePhone()
  const again = await renderApp(`${ROOT}${WITH}&promotorCode=P8K3QX`)
  await again.user.click(await findButton('登录签到'))
  await passLogin(again, FRIEND)
  expect(await findButton('明日再来')).toBeVisible()
  expect(callsOf(backend, 'checkInSign')).toHaveLength(1)
  await changePhone()

  const owner = await openAs(backend, ROOT + WITH)
  expect(await screen.findByText('2张')).toBeVisible()
  await owner.user.click((await calendar()).getByRole('button', { name: /^补签\d+月\d+日$/ }))
  expect(await won('补签成功')).toBeVisible()
  await closeDialog(owner)
  expect(await streak('4天')).toBeVisible()
  expect(await screen.findByText('1张')).toBeVisible()
  await owner.user.click(await findButton('帮我补签的好友'))
  expect((await screen.findAllByRole('listitem'))[0]).toHaveTextContent('135****5678')
})

it('shows after a reload what an answer that was lost on the way had brought, and uses no second day', async () => {
  backend.setScenario({ checkInSign: 'lost' })
  const app = await openAs(backend, ROOT + WITH, STEADY)
  await app.user.click(await findButton('立即签到'))
  await waitFor(() => expect(callsOf(backend, 'checkInSign').length).toBeGreaterThan(0))
  backend.setScenario({ checkInSign: 'ok' })
  await reloadApp()
  expect(await won('签到成功')).toHaveTextContent('打车券')
  expect(ids('checkInSign').size).toBe(1)
})

it('explains what is missing for a sign-in, with the way to a ride', async () => {
  backend.setScenario({ checkInSign: '-196201' })
  const app = await openAs(backend, ROOT + WITH, STEADY)
  await app.user.click(await findButton('立即签到'))
  expect(await screen.findByRole('dialog', { name: '还差一步' })).toHaveTextContent('暂未满足签到条件')
  expect(screen.getByRole('dialog', { name: '还差一步' })).not.toHaveTextContent('完成一次行程后可签到')
  expect(screen.getByRole('alert')).toHaveTextContent('暂未满足签到条件')
  expect(await findButton('去打车')).toBeVisible()
})

it('explains it by a sentence of its own where the server does not say what is missing (design §9, -196201)', async () => {
  const giveBack = changeReplies('checkInSign', (text) => JSON.stringify({ ...(JSON.parse(text) as object), errMsg: '' }))
  try {
    backend.setScenario({ checkInSign: '-196201' })
    const app = await openAs(backend, ROOT + WITH, STEADY)
    await app.user.click(await findButton('立即签到'))
    expect(await screen.findByRole('dialog', { name: '还差一步' })).toHaveTextContent('完成一次行程后可签到')
  } finally {
    giveBack()
  }
})

it('marks each step of the ladder with the kind of its reward, reached or not (design §9 "cumulative ladder with prize icons")', async () => {
  await openAs(backend, ROOT + WITH, STEADY)
  const steps = within(await screen.findByRole('group', { name: '累计签到奖励' })).getAllByRole('listitem')
  const marks = steps.map((step) => step.querySelector('svg[aria-hidden="true"] path')?.getAttribute('d'))
  expect(steps.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/2.*3天/), expect.stringMatching(/5.*5天/), expect.stringMatching(/车载香薰.*7天/)])
  // Two tickets, and a thing.
  expect(marks[0]).toMatch(/^M/)
  expect(marks[1]).toBe(marks[0])
  expect(marks[2]).toMatch(/^M/)
  expect(marks[2]).not.toBe(marks[0])
})

it('invites from an empty list of helpers (design §0.5 "去邀请 -> share")', async () => {
  const app = await openAs(backend, `${ROOT}/invited-user-list${WITH}`, FRIEND)
  expect(await findButton('去签到')).toBeVisible()
  await app.user.click(await findButton('去邀请'))
  await expectAddress(app, ROOT + WITH)
  expect(await screen.findByRole('dialog', { name: '分享给好友' })).toBeVisible()
})

it('takes a day that was signed elsewhere for signed', async () => {
  const app = await openAs(backend, ROOT + WITH, STEADY)
  await findButton('立即签到')
  const { askEnvelope, logIn } = await import('@/mocks/sendRequest')
  await askEnvelope(backend, '/external/v1/CandleBizService/checkInSign', { token: await logIn(backend, STEADY), body: { sourceId: 'CHECKIN2026', requestId: 'ELSEWHERE' } })
  await app.user.click(await findButton('立即签到'))
  expect(await screen.findByText('您已领取过奖励')).toBeInTheDocument()
  expect(await findButton('明日再来')).toBeVisible()
})

it('takes the server’s word that today is signed, where the page had not heard of it (-196202)', async () => {
  backend.setScenario({ checkInSign: '-196202' })
  const app = await openAs(backend, ROOT + WITH, STEADY)
  await app.user.click(await findButton('立即签到'))
  expect(await findButton('明日再来')).toBeVisible()
})

it('begins the new day at midnight in Shanghai, while the page is open and whatever the phone’s clock says', async () => {
  const midnight = Date.UTC(2026, 10, 20, 16)
  // An hour before, however long the day's own sign takes here; then two seconds before, and the page does the rest.
  ahead = midnight - 3_600_000 - Date.now()
  const app = await openAs(backend, ROOT + WITH, STEADY)
  await app.user.click(await findButton('立即签到'))
  await won('签到成功')
  await closeDialog(app)
  await findButton('明日再来')
  ahead = midnight - 2000 - Date.now()
  await reloadApp()
  expect(await findButton('立即签到')).toBeVisible()
})

it('asks where the gift of the seventh day is to be sent, and says so from then on', async () => {
  await openAs(backend, ROOT + WITH, STEADY)
  await streak('4天')
  const { askEnvelope, logIn } = await import('@/mocks/sendRequest')
  const token = await logIn(backend, STEADY)
  for (const day of [0, 1]) {
    ahead = day * DAY
    await askEnvelope(backend, '/external/v1/CandleBizService/checkInSign', { token, body: { sourceId: 'CHECKIN2026', requestId: `DAY${day}` } })
  }
  ahead = 2 * DAY
  const seventh = await reloadApp()
  await seventh.user.click(await findButton('立即签到'))
  expect(await won('签到成功')).toHaveTextContent('车载香薰')
  await seventh.user.click(await findButton('填写地址'))
  await expectOn(seventh, 'reward/address')
  expect(await screen.findByText('车载香薰')).toBeVisible()
  await act(() => seventh.router.navigate(-1))
  expect(await findButton('填写车载香薰的收货地址')).toBeVisible()
})

it('knows the user’s own link', async () => {
  const app = await openAs(backend, `${ROOT}${WITH}&promotorCode=P8K3QX`)
  expect(await screen.findByText('不能接受自己的邀请哦')).toBeVisible()
  await expectAddress(app, `${ROOT}${WITH}&promotorCode=P8K3QX`)
})

it('tells what a day gave before the page of the ended activity comes (design §0.6, §9)', async () => {
  const app = await openAs(backend, ROOT + WITH, STEADY)
  const sign = await findButton('立即签到')
  backend.setScenario({ queryCheckInPage: 'finished' })
  await app.user.click(sign)
  expect(await won('签到成功')).toBeVisible()
  await settle()
  expect(await won('签到成功')).toBeVisible()
  await app.user.click(await findButton('知道了'))
  await expectOn(app, `${ROOT}/invalid-activity/1`)
})
