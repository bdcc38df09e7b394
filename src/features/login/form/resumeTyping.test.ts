import { resumeTyping } from './resumeTyping'

const given = (text: string, caret: number, hasFocus: boolean) => {
  const input = document.body.appendChild(document.createElement('input'))
  const digits: string[] = []
  resumeTyping(input, { text, caret, hasFocus }, (typed) => digits.push(typed))
  const result = { shown: input.value, digits: digits.join(), caret: hasFocus ? input.selectionStart : null, hasFocus: document.activeElement === input }
  input.remove()
  return result
}

it.each([
  ['138001', 6, true, { shown: '138 001', digits: '138001', caret: 7, hasFocus: true }],
  ['138001', 2, true, { shown: '138 001', digits: '138001', caret: 2, hasFocus: true }],
  ['+86 138-0013 8000', 17, true, { shown: '138 0013 8000', digits: '13800138000', caret: 13, hasFocus: true }],
  ['', 0, true, { shown: '', digits: '', caret: 0, hasFocus: true }],
  ['138', 3, false, { shown: '138', digits: '138', caret: null, hasFocus: false }],
])('goes on with %j and the caret at %i (spec 1 §5)', (text, caret, hasFocus, expected) => {
  expect(given(text, caret, hasFocus)).toEqual(expected)
})
