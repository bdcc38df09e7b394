import { jest } from '@jest/globals'
import { screen } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { createRedactor } from '../redaction/redactor'
import { createStandIns } from '../redaction/standIns'
import { watchGestures } from './gestures'

type Told = { readonly kind: string; readonly target?: { readonly role: string; readonly name: string } | null; readonly [other: string]: unknown }
const told: Told[] = []
const user = userEvent.setup()
/** Without the place among its likes, which control.test.ts looks at. */
const said = () => told.map(({ kind, target, ...rest }) => [kind, target && `${target.role} ${target.name}`, ...Object.values(rest)])

watchGestures({
  redactor: createRedactor(createStandIns()),
  add: (gesture) => {
    const at = told.push(gesture) - 1
    return (later) => (told[at] = later)
  },
})

beforeEach(() => {
  told.length = 0
  document.body.innerHTML = `
    <form><label>姓名<input autocomplete="name"></label><label>金额<input inputmode="decimal"></label><label>备注<textarea></textarea></label><button>提交</button></form>
    <label>城市<select><option>上海</option><option>苏州</option></select></label>
    <div tabindex="0" aria-label="种类"><label><input type="radio" name="kind"><span>出租车</span></label></div>
    <div role="slider" tabindex="0" aria-label="滑块"></div>
    <div role="listbox" tabindex="0" aria-label="小时"><div role="option" aria-selected="false">10时</div><div role="option" aria-selected="true">11时</div></div>
    <p>没有</p>`
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault())
  document.body.insertAdjacentHTML('beforeend', '<market-platform-simulator></market-platform-simulator>')
})
afterEach(() => jest.useRealTimers())

it('tells typing once for each field, an amount as it is and a name as another one', async () => {
  await user.type(screen.getByLabelText('姓名'), '李晓明')
  await user.type(screen.getByLabelText('金额'), '20.5')
  await user.type(screen.getByLabelText('备注'), '靠窗')
  expect(said()).toEqual([['type', 'textbox 姓名', expect.stringMatching(/^测试[A-Z]$/)], ['type', 'textbox 金额', '20.5'], ['type', 'textbox 备注', expect.stringMatching(/^测试文字/)]])
})

it('tells the key that sends a form, not the press that the browser makes of it', async () => {
  await user.type(screen.getByLabelText('金额'), '1{Enter}')
  expect(said()).toEqual([['type', 'textbox 金额', '1'], ['key', 'textbox 金额', 'Enter']])
  told.length = 0
  await user.click(screen.getByRole('button', { name: '提交' }))
  expect(said()).toEqual([['press', 'button 提交']])
})

it('tells a label as what it is the label of, a choice by its words, keys by their control', async () => {
  await user.click(screen.getByText('出租车'))
  await user.selectOptions(screen.getByLabelText('城市'), '苏州')
  screen.getByRole('slider').focus()
  await user.keyboard('{ArrowRight}')
  await user.click(screen.getByText('没有'))
  expect(said()).toEqual([['press', 'radio 出租车'], ['choose', 'combobox 城市', '苏州'], ['key', 'slider 滑块', 'ArrowRight']])
})

it('tells a drag by how far it went, and no unsteady thumb', async () => {
  const slider = screen.getByRole('slider')
  await user.pointer([{ keys: '[TouchA>]', target: slider, coords: { clientX: 10, clientY: 10 } }, { pointerName: 'TouchA', coords: { clientX: 210, clientY: 14 } }, { keys: '[/TouchA]', coords: { clientX: 210, clientY: 14 } }])
  expect(said()).toEqual([['drag', 'slider 滑块', { x: 200, y: 4 }]])
  told.length = 0
  await user.pointer([{ keys: '[TouchA>]', target: slider, coords: { clientX: 10, clientY: 10 } }, { keys: '[/TouchA]', coords: { clientX: 13, clientY: 10 } }])
  expect(said().map(([kind]) => kind)).toEqual(['press'])
})

it("takes a wheel's turn for a press of its row, a list's for a scroll, and what moves by itself for nothing", () => {
  jest.useFakeTimers()
  const list = screen.getByRole('listbox')
  list.dispatchEvent(new Event('scroll'))
  jest.runAllTimers()
  expect(told).toEqual([])
  list.dispatchEvent(new Event('touchmove', { bubbles: true }))
  for (let step = 0; step < 5; step += 1) list.dispatchEvent(new Event('scroll'))
  jest.runAllTimers()
  document.dispatchEvent(new Event('scroll'))
  jest.runAllTimers()
  expect(said()).toEqual([['press', 'option 11时'], ['scroll', null, 0]])
})

it('tells nothing of the test panel', async () => {
  await user.click(document.querySelector('market-platform-simulator')!)
  expect(told).toEqual([])
})
