import type { CallOptions } from '@/api/baseQuery'
import { CODE } from '@/api/errors/errorCodes'
import { handlingOf } from '@/api/errors/errorPolicy'

const NAMES: ReadonlyMap<number, string> = new Map(Object.entries(CODE).map(([name, code]) => [code, name]))

/** A code as the two error catalogues call it (spec 1 §8, spec 2 §8); undefined for one that is in neither. */
export const nameOfCode = (code: number): string | undefined => NAMES.get(code)

/** Whether the specification has a code, or a table of this call's own cases. */
export const isKnownCode = (code: number, ofCall: readonly number[]): boolean => NAMES.has(code) || ofCall.includes(code)

const SHOWN_BY_PAGE = 'the page that asked shows it'

/** What the product does when a call is refused with a code, in words. */
export function handlingInWords(errCode: number, { tolerates = [], isBackground = false, suppressToast = false }: CallOptions): string {
  const handling = handlingOf({ kind: 'business', errCode, errMsg: '', data: null }, tolerates)
  // The end of a session is announced before the way in which the call's failures are shown is looked at.
  if (handling.as === 'logout') return 'ends the session: the user is asked to log in again'
  if (isBackground) return 'nothing is shown: the page goes on without the reply'
  switch (handling.as) {
    case 'gate':
      return `leads to the page of an activity that is not open (${handling.gate})`
    case 'caller':
      return SHOWN_BY_PAGE
    case 'silent':
      return 'nothing is shown'
    default:
      return suppressToast ? SHOWN_BY_PAGE : 'shows errMsg for two seconds'
  }
}
