import { jest } from '@jest/globals'
import { fireEvent, render } from '@testing-library/react'
import { BottomBar } from './BottomBar'

/** jsdom lays nothing out, and has no ResizeObserver, as web views of 2018. */
let height = 0
beforeEach(() =>
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.textContent === '' ? 1 : height
  }),
)

it('keeps the end of the page clear of a bar of any height where nothing observes it', () => {
  expect(globalThis.ResizeObserver).toBeUndefined()
  height = 130
  const { container, rerender } = render(<BottomBar>充值</BottomBar>)
  const room = container.querySelector<HTMLElement>('[aria-hidden]')!
  expect(room.style.height).toBe('130px')
  height = 76
  rerender(<BottomBar>去充值</BottomBar>)
  expect(room.style.height).toBe('76px')
  height = 89
  fireEvent(window, new Event('resize'))
  expect(room.style.height).toBe('89px')
})
