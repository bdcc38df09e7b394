import { jest } from '@jest/globals'
import { onFirstTouch } from './firstTouch'

it.each(['touchstart', 'mousedown', 'keydown'])('calls back once, at the first %s', (name) => {
  const touched = jest.fn()
  onFirstTouch(touched)
  document.body.dispatchEvent(new Event(name, { bubbles: true }))
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(touched).toHaveBeenCalledTimes(1)
})

it('can be unsubscribed', () => {
  const touched = jest.fn()
  onFirstTouch(touched)()
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(touched).not.toHaveBeenCalled()
})
