import { isPressedEarly, keepPress } from './earlyPress'

const draw = (): void => void (document.body.innerHTML = '<div id="shell"><h1>邀好友</h1><button type="button" data-press><span>立即邀请</span></button><button type="button">规则</button></div>')

afterEach(() => void (document.body.innerHTML = ''))

it('keeps a press on the first paint\'s button, wherever in it, and shows that it waits', () => {
  draw()
  expect(isPressedEarly()).toBe(false)
  keepPress(document.querySelector('span'))
  expect(document.querySelector('[data-press]')).toHaveAttribute('aria-busy', 'true')
  expect(isPressedEarly()).toBe(true)
})

it.each([['beside it', 'h1'], ['on a button that keeps none', 'button:not([data-press])']])('keeps no press %s', (_, selector) => {
  draw()
  keepPress(document.querySelector(selector))
  expect(isPressedEarly()).toBe(false)
})

it('forgets it with the first paint', () => {
  draw()
  keepPress(document.querySelector('span'))
  document.getElementById('shell')?.remove()
  expect(isPressedEarly()).toBe(false)
})
