import { formatPhone, isPhone, toPhoneDigits } from '@/lib/phone'
import { PHONE_LENGTH, toPhone } from './typedInput'

/** What a browser did to the grouped number: the text that now stands there, with the caret where the browser left it. */
export type PhoneEdit = { readonly shown: string; readonly text: string; readonly caret: number; readonly isForwardDelete: boolean }

export type EditedPhone = { readonly digits: string; readonly shown: string; readonly caret: number }

const digitsIn = (text: string): string => text.replace(/\D/g, '')

/**
 * The number after an edit, and where the caret belongs: behind the same digits as before. Deleting a blank deletes the digit
 * beside it, a whole number pasted anywhere takes the place of all, and a digit too many changes nothing.
 */
export function editPhone({ shown, text, caret, isForwardDelete }: PhoneEdit): EditedPhone {
  const before = digitsIn(shown)
  const digits = toPhoneDigits(text)
  const index = Math.min(digitsIn(text.slice(0, caret)).length, digits.length)
  if (`${text.slice(0, caret)} ${text.slice(caret)}` === shown) {
    const doomed = isForwardDelete ? index : index - 1
    if (doomed < 0) return at(before, index)
    return at(before.slice(0, doomed) + before.slice(doomed + 1), doomed)
  }
  if (digits.length > PHONE_LENGTH && before !== '') {
    const start = commonStart(shown, text)
    const inserted = toPhoneDigits(text.slice(start, caret))
    return isPhone(inserted) ? at(inserted, PHONE_LENGTH) : at(before, digitsIn(text.slice(0, start)).length)
  }
  // Only a dropped country code makes the digits differ, and then a whole number has just come in.
  if (digits !== digitsIn(text)) return at(toPhone(text), PHONE_LENGTH)
  return at(toPhone(text), index, text.charAt(caret - 1) === ' ')
}

function at(digits: string, index: number, isBehindBlank = false): EditedPhone {
  const shown = formatPhone(digits)
  const caret = formatPhone(digits.slice(0, index)).length
  return { digits, shown, caret: isBehindBlank && shown.charAt(caret) === ' ' ? caret + 1 : caret }
}

function commonStart(a: string, b: string): number {
  let index = 0
  while (index < a.length && a.charAt(index) === b.charAt(index)) index += 1
  return index
}
