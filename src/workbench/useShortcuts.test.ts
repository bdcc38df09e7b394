import { actionOf } from './useShortcuts'

const pressed = (key: string, more: Partial<Parameters<typeof actionOf>[0]> = {}) => actionOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, target: document.body, ...more })

it.each([
  ['z', { ctrlKey: true }, 'undo'],
  ['z', { metaKey: true }, 'undo'],
  ['Z', { metaKey: true, shiftKey: true }, 'redo'],
  ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
  ['y', { ctrlKey: true }, 'redo'],
  ['s', { ctrlKey: true }, 'exportConfig'],
  ['k', { metaKey: true }, 'search'],
  ['/', {}, 'search'],
  ['F6', {}, 'nextPane'],
  ['z', {}, undefined],
  ['z', { ctrlKey: true, altKey: true }, undefined],
  ['a', { ctrlKey: true }, undefined],
] as const)('%s with %j: %s', (key, more, action) => {
  expect(pressed(key, more)).toBe(action)
})

it('leaves a slash to whoever types one, and takes undo everywhere', () => {
  const target = document.createElement('textarea')
  expect(pressed('/', { target })).toBeUndefined()
  expect(pressed('z', { target, ctrlKey: true })).toBe('undo')
})
