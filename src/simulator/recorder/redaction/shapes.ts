/** What a secret is, and so what its stand-in has to look like: the product's own checks take it as they took the secret. */
export type SecretKind = 'phone' | 'name' | 'code' | 'token' | 'ticket' | 'id' | 'number' | 'address' | 'place' | 'email' | 'text'

type Shape = {
  /** The stand-in of the nth secret of its kind, from 1. */
  readonly make: (n: number, secret: string) => string
  /** The n of a text that is such a stand-in itself: what has been redacted stays as it is. Null for all others. */
  readonly numberOf: (text: string) => number | null
}

const padded = (n: number, length: number): string => (length <= 0 ? '' : `${'0'.repeat(length)}${n}`.slice(-length))

/** 1 is A, 26 is Z, 27 is AA. */
const letters = (n: number): string => (n > 26 ? letters(Math.floor((n - 1) / 26)) : '') + String.fromCharCode(65 + ((n - 1) % 26))
const numberOfLetters = (text: string): number => text.split('').reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 64, 0)

const numbered = (before: string, after = ''): Shape => {
  const pattern = new RegExp(`^${before}(\\d+)${after.replace('.', '\\.')}$`)
  return { make: (n) => before + n + after, numberOf: (text) => digitsIn(pattern, text) }
}

const lettered = (before: string): Shape => {
  const pattern = new RegExp(`^${before}([A-Z]{1,4})$`)
  return { make: (n) => before + letters(n), numberOf: (text) => (pattern.test(text) ? numberOfLetters(text.slice(before.length)) : null) }
}

function digitsIn(pattern: RegExp, text: string): number | null {
  const found = pattern.exec(text)?.[1]
  return found === undefined ? null : Number(found)
}

/** As long as the secret and with its dashes, stars and first letter: `U0000-0001`. */
const alike: Shape = {
  make: (n, secret) => {
    const signs = secret.replace(/[^\W_]/g, '0')
    const room = signs.replace(/[^0]/g, '').length
    const digits = padded(n, room)
    let used = 0
    const filled = signs.replace(/0/g, () => digits.charAt(used++))
    return /^[A-Za-z]/.test(secret) && room > String(n).length ? secret.charAt(0) + filled.slice(1) : filled
  },
  numberOf: (text) => digitsIn(/^[A-Za-z]?[0\-_.*]{4,}?(?=[^0]|0$)(\d{1,4})$/, text),
}

export const SHAPES: Readonly<Record<SecretKind, Shape>> = {
  phone: { make: (n) => `1380000${padded(n, 4)}`, numberOf: (text) => digitsIn(/^1380000(\d{4})$/, text) },
  // "Test", and a letter: Han and Latin letters, at most six (spec 2 §5).
  name: lettered('\u6d4b\u8bd5'),
  // As many signs as there were: a field takes no more.
  code: { make: (n, secret) => (/^\d/.test(secret) ? padded(n, secret.length) : `A${padded(n, secret.length - 1)}`), numberOf: (text) => digitsIn(/^[A0]0*(\d{1,2})$/, text) },
  token: numbered('token-'),
  ticket: numbered('ticket-'),
  id: alike,
  number: alike,
  // "Test road, number 1".
  address: numbered('\u6d4b\u8bd5\u8def', '\u53f7'),
  // About a hundred kilometres, so that the city stays right.
  place: { make: (n, secret) => `${secret.split('.')[0] ?? '0'}.00${padded(n, 4)}`, numberOf: (text) => digitsIn(/^-?\d{1,3}\.00(\d{4})$/, text) },
  email: numbered('user', '@example.com'),
  text: lettered('\u6d4b\u8bd5\u6587\u5b57'),
}
