import { isCoveredByShell, removeShell, takeEarlyTyping } from './documentShell'

const drawShell = () => {
  document.body.innerHTML = '<div id="shell"><label for="i0">手机号</label><input type="tel" id="i0"></div>'
  return document.querySelector('input')!
}

afterEach(() => {
  takeEarlyTyping()
  document.body.innerHTML = ''
})

it('gives what was typed into the first paint to the form, once', () => {
  const field = drawShell()
  field.value = '1380013'
  field.focus()
  field.setSelectionRange(3, 3)
  expect(takeEarlyTyping()).toEqual({ text: '1380013', caret: 3, hasFocus: true })
  field.blur()
  expect(takeEarlyTyping()).toMatchObject({ text: '', hasFocus: false })
})

it('keeps it for a form that comes later than its screen', () => {
  drawShell().value = '138'
  removeShell()
  expect(isCoveredByShell()).toBe(false)
  expect(takeEarlyTyping()).toMatchObject({ text: '138', hasFocus: false })
})

it('gives nothing where the field was not touched', () => {
  drawShell()
  removeShell()
  expect(takeEarlyTyping()).toMatchObject({ text: '', hasFocus: false })
})
