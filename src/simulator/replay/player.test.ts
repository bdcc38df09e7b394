import { findControl } from '../recording/control'
import { sampleRecording } from '../recording/fixtures'
import { setLanguage } from '@/lib/i18n'
import { createGate } from './gate'
import { replayMessages } from './messages'
import { playTape, type ReplayStage } from './player'
import { atStart } from './progress'
import { recordedFetch } from './replies'
import { toTape, type Tape } from './tape'
import { differenceAt } from './words'

const FORM = '<h1>登录</h1><label>手机号<input id="phone"></label><label><input type="checkbox">同意</label><label>验证码<input id="code"></label><button>登录</button><p></p>'
const { end: recordedEnd } = sampleRecording
const pageCall = { key: 'GET /external/v1/CandleBizService/getLoginPage', url: '/external/v1/CandleBizService/getLoginPage?sourceId=SAMPLE2026' }

/** Plays the sample, a login whose code is wrong, on a page made of `html` that says what the account service says. */
async function played(html: string, change: (tape: Tape) => Tape = (tape) => tape) {
  document.body.innerHTML = html
  const tape = change(toTape(sampleRecording))
  const [progress, gate] = [atStart('atOnce', null), createGate()]
  const fetched = recordedFetch({ tape, progress, gate, moved: gate.changed, pace: () => Promise.resolve(), passOn: () => Promise.reject(new Error('no network')) })
  const heard: string[] = []
  document.querySelector('#phone')?.addEventListener('input', ({ target }) => {
    heard.push((target as HTMLInputElement).value)
    progress.actions.push('login/phoneTyped')
  })
  document.querySelector('button')?.addEventListener('click', () => void fetched('/cas/v2/caslogin', { method: 'POST' }).then(async (reply) => (document.querySelector('p')!.textContent = ((await reply.json()) as { errMsg: string }).errMsg)))
  progress.hostCalls.push('getLoginTicket')
  const stage: ReplayStage = {
    find: (target) => findControl(target) as HTMLElement | null,
    isReady: () => true,
    address: () => recordedEnd.address,
    end: () => ({ address: recordedEnd.address, headings: Array.from(document.querySelectorAll('h1'), ({ textContent }) => textContent), texts: ['登录', document.querySelector('p')?.textContent ?? ''], state: {} }),
    pops: () => 0,
    goBack: () => undefined,
    load: () => undefined,
    reachTime: () => undefined,
  }
  await fetched(pageCall.url)
  await playTape({ tape, progress, gate, stage, moved: gate.changed, limits: { control: 60, further: 0, calls: 60, story: 60, caused: 0, end: 60 } })
  const words = replayMessages.read()
  return { progress, heard, told: progress.differences.map((difference) => differenceAt(words, tape.moments, difference)) }
}

beforeAll(() => setLanguage('zh-CN'))

it('types, ticks and presses as it was recorded, and comes to the same end', async () => {
  const { progress, heard, told } = await played(FORM)
  expect(told).toEqual([])
  expect(progress).toMatchObject({ next: 4, isOver: true, asked: [0, 1], answered: [0, 1] })
  expect(heard).toEqual(['13800000001'])
  expect(document.querySelector<HTMLInputElement>('[type=checkbox]')!.checked).toBe(true)
  expect(document.querySelector('p')).toHaveTextContent('验证码错误')
})

it.each([
  ['a button by another name', FORM.replace('<button>登录', '<button>立即登录'), ['点按按钮“登录”：找不到按钮“登录”', '结束：没有发出录制中的请求 caslogin', '结束：最后的文字应为“验证码错误”，实为“无”']],
  ['a button that stays disabled', FORM.replace('<button>', '<button disabled>'), ['点按按钮“登录”：按钮“登录”不可用', '结束：没有发出录制中的请求 caslogin', '结束：最后的文字应为“验证码错误”，实为“无”']],
  ['another heading at the end', FORM.replace('<h1>登录', '<h1>绑定'), ['结束：最后的标题应为“登录”，实为“绑定”']],
])('says which step differs: %s', async (_, html, sentences) => {
  expect((await played(html)).told).toEqual(sentences)
})

it('says that a call is missing before the step that came after it, an event and a host call at the end', async () => {
  const { told } = await played(FORM, (tape) => ({
    ...tape,
    calls: [tape.calls[0]!, { ...tape.calls[1]!, key: 'GET /x/getGift', name: 'getGift', startedAt: 4_200, endsAt: 4_300 }, tape.calls[1]!],
    actions: [...tape.actions, { at: 9_500, type: 'login/loginRefused' }],
    hostCalls: [...tape.hostCalls, { at: 9_900, method: 'share' }],
  }))
  expect(told).toEqual(['点按勾选框“同意”：没有发出录制中的请求 getGift', '结束：login 的事件应为 login/loginRefused，实为 无', '结束：宿主调用应为 share，实为 无'])
})
