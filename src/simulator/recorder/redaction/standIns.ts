import { fingerprint } from '../../recording/fingerprint'
import { SHAPES, type SecretKind } from './shapes'

/**
 * What outlives a document: how many of each kind there are, and which secret has which number. A secret stands here as its fingerprint with `salt`,
 * which is the tab's own and in no file.
 */
export type StandInMemory = { readonly salt: string; readonly counts: Partial<Record<SecretKind, number>>; readonly numbers: Record<string, number> }

export const newMemory = (): StandInMemory => ({ salt: String(Math.random()), counts: {}, numbers: {} })

export type StandIns = {
  /** The stand-in of this secret, the same one each time; one that is a stand-in already stays. */
  readonly of: (kind: SecretKind, secret: string) => string
  /** Whatever of this document's secrets stands in a text is replaced. */
  readonly replaceKnown: (text: string) => string
  /** Of a text that is one of them as a whole; null for another. */
  readonly ofKnown: (text: string) => string | null
  readonly memory: StandInMemory
}

/** Shorter ones would be found in words that have nothing to do with them. */
const SHORTEST_PART: Readonly<Partial<Record<SecretKind, number>>> = { phone: 11, name: 2, code: 4, token: 6, ticket: 6, id: 6, number: 6, address: 4, email: 5 }

const MASKED = /^(1\d{2})\*{4}(\d{4})$/
const maskOf = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(7)}`

export function createStandIns(memory: StandInMemory = newMemory()): StandIns {
  const known = new Map<string, { readonly standIn: string; readonly kind: SecretKind }>()
  let parts: readonly string[] = []
  const { counts, numbers, salt } = memory

  const next = (kind: SecretKind): number => (counts[kind] = (counts[kind] ?? 0) + 1)
  const keyOf = (what: string, secret: string): string => fingerprint(`${salt} ${what} ${secret}`)
  const numberOf = (kind: SecretKind, secret: string): number => (numbers[keyOf(kind, secret)] ??= next(kind))
  /** A mask and its phone have one number, whichever came first; a second phone with the same mask has one of its own. */
  const numberOfPhone = (phone: string): number => {
    const [mask, owned] = [keyOf('phone', maskOf(phone)), keyOf('owned', maskOf(phone))]
    const isFree = numbers[owned] === undefined
    const number = (numbers[keyOf('phone', phone)] ??= (isFree ? numbers[mask] : undefined) ?? next('phone'))
    if (isFree) numbers[mask] = numbers[owned] = number
    return number
  }
  const make = (kind: SecretKind, secret: string): string => {
    const { numberOf: numberIn, make: shaped } = SHAPES[kind]
    const number = numberIn(secret)
    if (number !== null) {
      counts[kind] = Math.max(counts[kind] ?? 0, number)
      return secret
    }
    return kind === 'phone' ? shaped(numberOfPhone(secret), secret) : shaped(numberOf(kind, secret), secret)
  }
  return {
    memory,
    of: (kind, secret) => {
      const mask = kind === 'phone' ? MASKED.exec(secret) : null
      if (mask) return mask[1] === '138' && mask[2]?.startsWith('00') ? secret : maskOf(SHAPES.phone.make(numberOf('phone', secret), ''))
      const found = known.get(secret)
      // A value that was first typed in an unknown field keeps the stand-in that it got there.
      if (found) return found.standIn
      const standIn = make(kind, secret)
      if (standIn !== secret) {
        known.set(secret, { standIn, kind })
        parts = []
      }
      return standIn
    },
    ofKnown: (text) => known.get(text)?.standIn ?? null,
    replaceKnown: (text) => {
      if (parts.length === 0) {
        const isPart = (secret: string): boolean => secret.length >= (SHORTEST_PART[known.get(secret)?.kind ?? 'text'] ?? Infinity) && !/^(\d{4,5}|[A-Za-z]{4,5})$/.test(secret)
        // The longest first: one may begin like another.
        parts = Array.from(known.keys()).filter(isPart).sort((one, other) => other.length - one.length)
      }
      return parts.reduce((shown, secret) => (shown.indexOf(secret) < 0 ? shown : shown.split(secret).join(known.get(secret)?.standIn ?? '')), text)
    },
  }
}
