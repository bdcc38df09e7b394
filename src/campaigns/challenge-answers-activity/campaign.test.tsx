import { act, screen, waitFor, within } from '@testing-library/react'
import { ROUND_TIMEOUT_MS } from '@/blocks/quiz/useRoundStatus'
import { mountTestBackend } from '@/mocks/jest'
import { changeReplies } from '../../../tests/changeReplies'
import { clock } from '../../../tests/clock'
import { endWhenTold } from '../../../tests/faults/hurry'
import { settle } from '../../../tests/faults/watch'
import { callsOf, expectAddress, expectOn, findButton, openAs, passLogin } from '../../../tests/journeySteps'
import { clearBrowser, reloadApp, renderApp } from '../../../tests/render'
import { messages as english } from './messages.en'
import { mocks } from './mocks'

const backend = mountTestBackend({ now: () => Date.now() })
afterEach(async () => {
  clock.reset()
  await clearBrowser()
})

const ROOT = `/${mocks.prefix}`
const HOME = `${ROOT}?sourceId=${mocks.sourceId}`

const ANSWERS = ['4小时', '需要', '看后方来车', '在订单里联系司机', '把行程分享给家人']
const question = (at: number) => screen.findByText(`第${at}题 / 共5题`)

/** Answers the questions from this one on, rightly but for those that are named. */
async function answerFrom(first: number, wrong: readonly number[] = [], last = 5) {
  for (let at = first; at <= last; at += 1) {
    await question(at)
    const choices = screen.getAllByRole('button').filter((element) => element.closest('ul'))
    const right = choices.find((element) => element.textContent?.slice(1) === ANSWERS[at - 1])!
    const other = choices.find((element) => element !== right)!
    // The first of two taps is the answer.
    const taps = wrong.includes(at) ? [other, right] : [right, other]
    act(() => taps.forEach((tap) => tap.click()))
  }
}

it('goes full circle: login, five questions, the coupon in figures, and again while there is a chance', async () => {
  const app = await renderApp(HOME)
  expect(await screen.findByText('答对4题即得')).toBeVisible()
  await app.user.click(await findButton('登录后答题'))
  await passLogin(app)
  await expectAddress(app, HOME)
  expect(await screen.findByText('剩余2次机会')).toBeVisible()
  const start = await findButton('开始答题')
  await app.user.dblClick(start)
  await answerFrom(1, [2])
  await expectOn(app, `${ROOT}/success`)
  expect(await screen.findByRole('heading', { name: '闯关成功' })).toBeVisible()
  expect(screen.getByText('答对4题，共5题')).toBeVisible()
  await waitFor(() => expect(screen.getAllByText((_, element) => element?.textContent === '¥10')[0]).toBeVisible())
  // What is right is shown of a round that was won, too (design §8 "right/wrong reveal").
  const review = within((await screen.findByRole('heading', { name: '错题回顾' })).closest('section')!)
  expect(review.getAllByText('正确答案')).toHaveLength(1)
  expect(review.getByText('需要')).toBeVisible()
  const [started, handedIn] = [callsOf(backend, 'startChallenge'), callsOf(backend, 'submitChallengeAnswers')]
  expect([started.length, handedIn.length]).toEqual([1, 1])
  expect(handedIn[0]?.body).toMatchObject({ requestId: expect.stringMatching(/^\w{32}$/), answers: [{ questionId: 'q1', optionId: '2' }, {}, {}, {}, {}] })

  // It stands after a reload too, and leads to one more round.
  const again = await reloadApp()
  expect(await screen.findByText('奖励已放入账户')).toBeVisible()
  await again.user.click(await findButton('再来一次（剩1次）'))
  await expectAddress(again, HOME)
  expect(await screen.findByText('剩余1次机会')).toBeVisible()
})

it('shows what a round brought, also where the activity ended with it, and only then that it is over (design §0.6, §8)', async () => {
  const app = await openAs(backend, HOME)
  await app.user.click(await findButton('开始答题'))
  await question(1)
  backend.setScenario({ queryChallengePage: 'finished' })
  await answerFrom(1)
  await expectOn(app, `${ROOT}/success`)
  await settle()
  expect(await screen.findByText('奖励已放入账户')).toBeVisible()
  await app.user.click(await findButton(/^再来一次/))
  await expectOn(app, `${ROOT}/invalid-activity/1`)
})

it('goes on with the same question after a reload, with the time that is really left by the server’s clock, whatever the phone’s says', async () => {
  const app = await openAs(backend, HOME)
  await app.user.click(await findButton('开始答题'))
  await question(1)
  await app.user.click(screen.getByRole('button', { name: '4小时' }))
  await question(2)
  clock.forward(8 / 60)
  await reloadApp()
  await question(2)
  expect(Number(/\d+/.exec(screen.getByRole('timer').getAttribute('aria-label') ?? ''))).toBeLessThanOrEqual(8)
  // A phone whose clock jumps a day ahead has no less time, and one in the past no more.
  const left = screen.getByRole('timer').textContent
  clock.forward(24 * 60)
  await waitFor(() => expect(screen.getByRole('timer')).not.toHaveTextContent(left))
  expect(screen.getByText('第2题 / 共5题')).toBeVisible()
  expect(Math.abs(Number(left) - Number(screen.getByRole('timer').textContent))).toBeLessThanOrEqual(2)
})

it('begins each round with its first question, whatever was answered in one that was left (design §8)', async () => {
  const app = await openAs(backend, HOME)
  await app.user.click(await findButton('开始答题'))
  await answerFrom(1, [], 2)
  await question(3)
  // It runs out while the user is away.
  clock.forward(5)
  const again = await reloadApp()
  await again.user.click(await findButton('开始答题'))
  await question(1)
  await settle()
  expect(screen.getByText('第1题 / 共5题')).toBeVisible()
})

it('says nothing of what is right before the end; then which were wrong, and a share gives one more chance', async () => {
  const app = await openAs(backend, HOME)
  backend.setScenario({ queryChallengePage: null })
  for (const left of [1, 0]) {
    await app.user.click(await findButton('开始答题'))
    await answerFrom(1, [1, 3])
    await expectOn(app, `${ROOT}/fail`)
    const review = within((await screen.findByRole('heading', { name: '错题回顾' })).closest('section')!)
    expect(review.getAllByText('正确答案')).toHaveLength(2)
    expect(review.getByText('4小时')).toBeVisible()
    if (left > 0) {
      await app.user.click(await findButton('再试一次（剩1次）'))
      await expectAddress(app, HOME)
    }
  }
  await app.user.click(await findButton('分享再得机会'))
  await app.user.click(await screen.findByRole('button', { name: /复制链接/ }))
  await app.user.keyboard('{Escape}')
  expect(await findButton('再试一次（剩1次）')).toBeVisible()
})

it.each(['lost', 'malformed'])('hands in once what was answered, and shows what it came to, though the answer was %s and the page loaded anew', async (fault) => {
  const app = await openAs(backend, HOME)
  backend.setScenario({ submitChallengeAnswers: fault })
  await app.user.click(await findButton('开始答题'))
  await answerFrom(1)
  await waitFor(() => expect(callsOf(backend, 'submitChallengeAnswers').length).toBeGreaterThan(1))
  // Also once the page call knows of no round any more.
  await waitFor(() => expect(callsOf(backend, 'queryChallengePage').length).toBeGreaterThan(2))
  await waitFor(() => expect(screen.getByText('正在核对答案')).toBeVisible())
  backend.setScenario({ submitChallengeAnswers: 'ok' })
  const again = await reloadApp()
  await expectOn(again, `${ROOT}/success`)
  expect(await screen.findByText('答对5题，共5题')).toBeVisible()
  expect(new Set(callsOf(backend, 'submitChallengeAnswers').map(({ body }) => (body as { requestId: string }).requestId)).size).toBe(1)
})

it('uses one chance for a start whose answer was lost', async () => {
  const app = await openAs(backend, HOME)
  backend.setScenario({ startChallenge: 'lostOnce' })
  await app.user.click(await findButton('开始答题'))
  await question(1)
  expect(new Set(callsOf(backend, 'startChallenge').map(({ body }) => (body as { requestId: string }).requestId)).size).toBe(1)
})

it('waits for the page after a start, and begins no second one, while the clock of the round runs', async () => {
  const app = await openAs(backend, HOME)
  const start = await findButton('开始答题')
  backend.setScenario({ queryChallengePage: 'timeout' })
  const before = callsOf(backend, 'queryChallengePage').length
  const beOverdue = endWhenTold([ROUND_TIMEOUT_MS])
  await app.user.click(start)
  await waitFor(() => expect(callsOf(backend, 'queryChallengePage').length).toBeGreaterThan(before))
  await settle(500)
  expect(await findButton('开始答题')).toHaveAttribute('aria-busy', 'true')
  await app.user.click(await findButton('开始答题'))
  expect(callsOf(backend, 'startChallenge')).toHaveLength(1)
  // The user asks again, in place of a request that hangs.
  act(beOverdue)
  const again = await findButton('重新查看结果')
  backend.setScenario({ queryChallengePage: null })
  await app.user.click(again)
  await question(1)
  expect(callsOf(backend, 'startChallenge')).toHaveLength(1)
})

it('asks the page again, where it did not tell of the round that has begun, and starts no other one', async () => {
  const app = await openAs(backend, HOME)
  const start = await findButton('开始答题')
  backend.setScenario({ queryChallengePage: 'http500' })
  await app.user.click(start)
  await findButton('重新查看结果')
  backend.setScenario({ queryChallengePage: null })
  await app.user.click(await findButton('重新查看结果'))
  await question(1)
  expect(callsOf(backend, 'startChallenge')).toHaveLength(1)
})

it.each(['/success', '/fail'])('leads whoever has no result from %s to the home', async (path) => {
  const app = await openAs(backend, `${ROOT}${path}?sourceId=${mocks.sourceId}`)
  await expectAddress(app, HOME)
})

it.each([
  ['noChance', '暂无挑战机会', '去分享'],
  ['allAchieved', '您已获得全部奖励', '全部奖励已领完'],
])('tells a start that is refused in the server’s words, and offers no other one: %s (spec 2 §8)', async (outcome, words, instead) => {
  const app = await openAs(backend, HOME)
  backend.setScenario({ startChallenge: outcome })
  await app.user.click(await findButton('开始答题'))
  expect(await screen.findByText(words)).toBeVisible()
  expect((await screen.findAllByRole('button', { name: instead })).at(-1)).toBeVisible()
  expect(screen.queryByRole('button', { name: '开始答题' })).not.toBeInTheDocument()
})

it('says of a round whose answers were refused that it is still open, where another one is started', async () => {
  const app = await openAs(backend, HOME)
  backend.setScenario({ submitChallengeAnswers: 'risk' })
  await app.user.click(await findButton('开始答题'))
  await answerFrom(1)
  await app.user.click(await findButton('开始答题'))
  expect(await screen.findByText('这一轮的答案未被接受，请稍后再试')).toBeVisible()
  expect(await findButton('开始答题')).not.toHaveAttribute('aria-busy')
})

it('counts one right answer as one in English', () => {
  expect([english.prize(1), english.prize(4)]).toEqual(['For 1 correct answer', 'For 4 correct answers'])
})

it('offers no further round once all rewards are there, whatever chances are left (design §8, spec 2 §8 -196750)', async () => {
  const app = await openAs(backend, HOME)
  await app.user.click(await findButton('开始答题'))
  const giveBack = changeReplies('queryChallengePage', (text) => text.replace('"isAllAchieved":0', '"isAllAchieved":1'))
  try {
    await answerFrom(1)
    await expectOn(app, `${ROOT}/success`)
    expect(await findButton('返回活动')).toBeVisible()
    expect(screen.queryByRole('button', { name: /再来一次/ })).not.toBeInTheDocument()
  } finally {
    giveBack()
  }
})

it('asks by itself for the chances of a day that begins while the page stays in front (design §0.6, spec 2 §9)', async () => {
  const giveBack = changeReplies('queryChallengePage', (text) => text.replace(/"serverTime":"[^"]*"/, '"serverTime":"2026-11-20 23:59:59"'))
  try {
    await openAs(backend, HOME)
    await findButton('开始答题')
    const asked = callsOf(backend, 'queryChallengePage').length
    await waitFor(() => expect(callsOf(backend, 'queryChallengePage').length).toBeGreaterThan(asked), { timeout: 6_000 })
  } finally {
    giveBack()
  }
})
