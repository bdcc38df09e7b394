import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { controlAt, findControl, targetOf } from './control'

const asIs = (text: string): string => text
const byId = (id: string): Element => document.getElementById(id)!

beforeEach(() => {
  document.body.innerHTML = `
    <h1>登录</h1>
    <button id="send"><b id="inside">获取验证码</b></button>
    <label for="phone">手机号</label><input id="phone" type="tel">
    <div><label><input id="agreed" type="checkbox"> 同意</label></div>
    <button hidden>去使用</button><button>去使用</button><button id="second">去使用</button>
    <div id="around"><span id="plain">13800138000</span></div>`
})

it.each([
  ['send', { role: 'button', name: '获取验证码', index: 0, of: 1 }],
  ['phone', { role: 'textbox', name: '手机号', index: 0, of: 1 }],
  ['agreed', { role: 'checkbox', name: '同意', index: 0, of: 1 }],
  ['second', { role: 'button', name: '去使用', index: 1, of: 2 }],
  ['plain', { role: '', name: '13800138000', index: 0, of: 1 }],
])('finds #%s again by its role, name and place', (id, target) => {
  expect(targetOf(byId(id), asIs)).toEqual(target)
  expect(findControl(target)).toBe(byId(id))
})

it('takes a press on what a control is made of for one on the control, and one that nothing hears of for none', () => {
  expect(controlAt(byId('inside'))).toBe(byId('send'))
  expect(controlAt(byId('plain'))).toBeNull()
})

it('takes what React hears presses on for a control, whatever it is', () => {
  const root = createRoot(byId('around'))
  act(() => root.render(createElement('div', { id: 'shade', onClick: () => undefined }, createElement('i', { id: 'within' }))))
  expect(controlAt(byId('within'))).toBe(byId('shade'))
  act(() => root.unmount())
})

it('names and finds by the redacted name', () => {
  const redact = (text: string): string => text.replace('13800138000', '13800000001')
  const target = targetOf(byId('plain'), redact)
  expect(target.name).toBe('13800000001')
  expect(findControl(target)).toBeNull()
  expect(findControl(target, redact)).toBe(byId('plain'))
})

it('finds the last of fewer than there were, and none where there is none', () => {
  expect(findControl({ role: 'button', name: '去使用', index: 7, of: 8 })).toBe(byId('second'))
  expect(findControl({ role: 'button', name: '领取', index: 0, of: 1 })).toBeNull()
})
