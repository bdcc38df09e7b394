import fc from 'fast-check'
import { formatPhone } from '@/lib/phone'
import { editPhone } from './phoneEdit'

/** `|` is the caret, `[...]` a selection. The edit is done as a browser does it. */
function press(field: string, edit: { readonly insert: string } | 'Backspace' | 'Delete'): string {
  const start = field.search(/[|[]/)
  const end = field.includes('|') ? start : field.indexOf(']') - 1
  const shown = field.replace(/[|[\]]/g, '')
  const insert = typeof edit === 'string' ? '' : edit.insert
  const isPoint = start === end
  const from = edit === 'Backspace' && isPoint ? Math.max(0, start - 1) : start
  const to = edit === 'Delete' && isPoint ? end + 1 : end
  const text = shown.slice(0, from) + insert + shown.slice(to)
  const edited = editPhone({ shown, text, caret: from + insert.length, isForwardDelete: edit === 'Delete' })
  return `${edited.shown.slice(0, edited.caret)}|${edited.shown.slice(edited.caret)}`
}

describe('editPhone (spec 1 §5: digits only, shown as 3-4-4)', () => {
  it.each([
    ['|', '1', '1|'],
    ['138|', '0', '138 0|'],
    ['138 0013|', '8', '138 0013 8|'],
    ['138 0|013 800', '9', '138 09|01 3800'],
    ['138| 0138 00', '5', '138 5|013 800'],
    ['138 |0138 00', '5', '138 5|013 800'],
    ['138|', 'a', '138|'],
    ['138|', ' ', '138|'],
  ])('%s + %j: %s', (field, insert, result) => {
    expect(press(field, { insert })).toBe(result)
  })

  it.each([
    ['138 0|013 8000', 'Backspace', '138 |0138 000'],
    ['138 |0013 8000', 'Backspace', '13|0 0138 000'],
    ['138| 0013 8000', 'Backspace', '13|0 0138 000'],
    ['138| 0013 8000', 'Delete', '138| 0138 000'],
    ['138 |0013 8000', 'Delete', '138 |0138 000'],
    ['|138', 'Backspace', '|138'],
    ['138 0|', 'Backspace', '138|'],
    ['[138 0013 8000]', 'Backspace', '|'],
    ['138 [0013] 8000', 'Delete', '138 |8000'],
  ] as const)('%s, %s: %s', (field, key, result) => {
    expect(press(field, key)).toBe(result)
  })

  it.each([
    ['|', '+86 138-0013 8000', '138 0013 8000|'],
    ['|', '0086-13800138000', '138 0013 8000|'],
    ['[139 0013 9000]', '+86 138-0013 8000', '138 0013 8000|'],
    ['139 0|013 9000', '+86 138-0013 8000', '138 0013 8000|'],
    ['1|', '13800138000', '138 0013 8000|'],
    ['[138 0013 8000]', '13800138000', '138 0013 8000|'],
    ['[138 0]', '1380', '138 0|'],
    ['|138', '0013', '001 3|138'],
    ['|', '138001380009', '138 0013 8000|'],
  ])('paste into %s of %j: %s', (field, insert, result) => {
    expect(press(field, { insert })).toBe(result)
  })

  it.each([
    ['138 0|013 8000', '9', '138 0|013 8000'],
    ['138 0013 8000|', '9', '138 0013 8000|'],
    ['138 0|013 800', '99', '138 0|013 800'],
  ])('a digit too many changes nothing: %s + %j', (field, insert, result) => {
    expect(press(field, { insert })).toBe(result)
  })

  it('keeps the caret behind the digit that was typed, wherever that is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1\d{0,9}$/), fc.nat(10), fc.integer({ min: 0, max: 9 }), (digits, place, digit) => {
        const index = Math.min(place, digits.length)
        const shown = formatPhone(digits)
        const caret = formatPhone(digits.slice(0, index)).length
        const text = `${shown.slice(0, caret)}${digit}${shown.slice(caret)}`
        const edited = editPhone({ shown, text, caret: caret + 1, isForwardDelete: false })
        expect(edited.digits).toBe(`${digits.slice(0, index)}${digit}${digits.slice(index)}`)
        expect(edited.shown.charAt(edited.caret - 1)).toBe(String(digit))
      }),
    )
  })
})
