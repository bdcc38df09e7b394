import { jest } from '@jest/globals'
import { removeShell, takeEarlyPress } from './documentShell'
import { isPressedEarly, keepPress, whenReleased } from './earlyPress'

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

it('is told once, after the first paint has gone', () => {
  draw()
  keepPress(document.querySelector('span'))
  expect(takeEarlyPress()).toBe(false)
  removeShell()
  expect([isPressedEarly(), takeEarlyPress(), takeEarlyPress()]).toEqual([false, true, false])
})

describe('a press that has begun', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  /** For jsdom nothing is ever held down. */
  const hold = () => {
    const find = document.querySelector.bind(document)
    return jest.spyOn(document, 'querySelector').mockImplementation((selector: string) => find(selector.replace(':active', '')))
  }

  it('holds the first paint until it has ended', () => {
    draw()
    const then = jest.fn()
    whenReleased(then)
    expect(then).toHaveBeenCalledTimes(1)

    const held = hold()
    whenReleased(then)
    jest.advanceTimersByTime(400)
    expect(then).toHaveBeenCalledTimes(1)
    held.mockRestore()
    jest.advanceTimersByTime(50)
    expect(then).toHaveBeenCalledTimes(2)
  })

  it('is not waited for by a screen that has gone', () => {
    draw()
    const held = hold()
    const then = jest.fn()
    whenReleased(then)()
    held.mockRestore()
    jest.advanceTimersByTime(400)
    expect(then).not.toHaveBeenCalled()
  })
})
