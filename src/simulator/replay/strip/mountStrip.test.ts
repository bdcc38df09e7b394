import { screen, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { setLanguage } from '@/lib/i18n'
import { sampleRecording } from '../../recording/fixtures'
import { replayMessages } from '../messages'
import { atStart, type Speed } from '../progress'
import type { RunningReplay } from '../startReplay'
import { toTape } from '../tape'
import { mountStrip } from './mountStrip'

const said: string[] = []
const listeners: (() => void)[] = []
const progress = atStart('atOnce', 0)
const replay: RunningReplay = {
  name: 'sample.session.json',
  tape: toTape(sampleRecording),
  progress,
  listen: (listener) => void listeners.push(listener),
  hearHost: () => undefined,
  playUntil: (moment) => {
    progress.until = moment
    said.push(`until ${moment ?? 'the end'}`)
    listeners.forEach((listener) => listener())
  },
  setSpeed: (speed: Speed) => {
    progress.speed = speed
    said.push(speed)
  },
  leave: () => void said.push('left'),
}
const user = userEvent.setup()
let home: HTMLElement

async function show(language: 'zh-CN' | 'en', state: Partial<typeof progress> = {}) {
  setLanguage(language)
  await replayMessages.ready()
  Object.assign(progress, atStart('atOnce', 0), state)
  home = mountStrip(replay)
  return within(home.shadowRoot as unknown as HTMLElement)
}

beforeEach(() => {
  said.length = 0
  listeners.length = 0
})
afterEach(() => home.remove())

it('says how far it is, what comes next and what differs, and is over where the recording is', async () => {
  const strip = await show('zh-CN', { next: 3, differences: [{ moment: 2, kind: 'callMissing', call: 'getLoginPage' }] })
  expect(strip.getByText('3 / 4 步 · 点按按钮“登录”')).toBeInTheDocument()
  expect(strip.getByRole('status')).toHaveTextContent('1 处与录制不同')
  expect(within(strip.getByRole('list')).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['在输入框“验证码”输入“000001”：没有发出录制中的请求 getLoginPage'])
  Object.assign(progress, { next: 4, isOver: true, differences: [{ moment: 0, kind: 'viewport', expected: '390×844', found: '320×568' }, { moment: 4, kind: 'end', part: 'state', expected: 'api quiz', found: '' }] })
  listeners.forEach((listener) => listener())
  expect(strip.getByText('4 / 4 步 · 回放完毕')).toBeInTheDocument()
  expect(strip.getByRole('status')).toHaveTextContent('与录制一致')
  expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['在输入框“手机号”输入“13800000001”：窗口是 320×568，录制时是 390×844', '结束：最后与录制时状态不同：api quiz'])
  expect(strip.getByRole('button', { name: '播放' })).toBeDisabled()
})

it('plays, pauses, goes one step on or to the failure, and is left', async () => {
  const strip = await show('zh-CN')
  await user.click(strip.getByRole('button', { name: '下一步' }))
  progress.next = 1
  replay.playUntil(1)
  await user.click(strip.getByRole('button', { name: '播放' }))
  await user.click(strip.getByRole('button', { name: '暂停' }))
  await user.click(strip.getByRole('button', { name: '到出错处' }))
  await user.selectOptions(strip.getByRole('combobox', { name: '速度' }), '2 倍')
  await user.click(strip.getByRole('button', { name: '结束回放' }))
  expect(said).toEqual(['until 1', 'until 1', 'until the end', 'until 1', 'atOnce', 'until 3', 'double', 'left'])
})

it('has all steps in one stop of the Tab key, and goes from one to the next by arrows', async () => {
  const strip = await show('en')
  const line = within(strip.getByRole('group', { name: 'Time line' }))
  const steps = line.getAllByRole('button')
  expect(steps.map((step) => [step.getAttribute('aria-label'), step.tabIndex])).toEqual([
    ['4.0 s Type “13800000001” into field “手机号”', 0],
    ['5.0 s Press checkbox “同意”', -1],
    ['8.0 s Type “000001” into field “验证码”', -1],
    ['9.0 s Press button “登录”', -1],
  ])
  steps[0]!.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{End}{ArrowRight}{Home}{ArrowRight}{Enter}')
  expect(said).toEqual(['until 2'])
  expect(steps.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1])
  expect(line.getByTitle('9.0 s Call caslogin -1 (failed)')).toBeInTheDocument()
})

it('keeps its presses and keys from the page, and is folded', async () => {
  const strip = await show('zh-CN')
  const heard: string[] = []
  const hear = ({ type }: Event) => heard.push(type)
  for (const name of ['click', 'keydown', 'pointerdown']) document.addEventListener(name, hear)
  await user.click(strip.getByRole('button', { name: '收起' }))
  await user.keyboard('{Enter}{Enter}')
  expect(heard).toEqual([])
  expect(strip.getByRole('button', { name: '展开' })).toHaveAttribute('aria-expanded', 'false')
  expect(strip.queryByRole('group', { name: '时间线' })).toBeNull()
  expect(screen.queryByRole('button', { name: '播放' })).toBeNull()
  for (const name of ['click', 'keydown', 'pointerdown']) document.removeEventListener(name, hear)
})
