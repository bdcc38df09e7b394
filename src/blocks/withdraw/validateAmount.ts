import { toAsciiDigits } from '@/lib/asciiDigits'
import { parseYuan } from '@/lib/money'

/** Integer cents, all of them. */
export type WithdrawLimits = { readonly min: number; readonly max: number }

/** What is the matter with a typed amount, in the order in which a person can do something about it. */
export type AmountFault = 'empty' | 'notAmount' | 'belowMin' | 'aboveBalance' | 'aboveMax'

export type ValidatedAmount = { readonly cents: number; readonly fault: null } | { readonly cents: number | null; readonly fault: AmountFault }

/** Whether the yuan that the user typed may be withdrawn, and how many cents that is. */
export function validateAmount(typed: string, balance: number, { min, max }: WithdrawLimits): ValidatedAmount {
  if (typed.trim() === '') return { cents: null, fault: 'empty' }
  const cents = parseYuan(typed)
  if (cents === undefined) return { cents: null, fault: 'notAmount' }
  if (cents < min) return { cents, fault: 'belowMin' }
  if (cents > balance) return { cents, fault: 'aboveBalance' }
  if (cents > max) return { cents, fault: 'aboveMax' }
  return { cents, fault: null }
}

/** All that can be withdrawn at once: the balance, or what one withdrawal may be. 0 where nothing can. */
export function allOf(balance: number, { min, max }: WithdrawLimits): number {
  const all = Math.min(balance, max)
  return all >= min ? all : 0
}

/** The amounts of the chips that make sense: within the limits, each once, rising. */
export function chipsOf(amounts: readonly number[], { min, max }: WithdrawLimits): readonly number[] {
  return [...new Set(amounts)].filter((cents) => cents > 0 && cents >= min && cents <= max).sort((a, b) => a - b)
}

/** Longer than any balance; what is pasted beyond it is not taken. */
const WHOLE_DIGITS = 9

/** What stays of an input while it is typed: digits, one point, two decimals. Full-width digits and points are what many keyboards type. */
export function toTypedAmount(input: string): string {
  const plain = toAsciiDigits(input).replace(/[\uff0e\u3002]/g, '.')
  const [whole = '', ...rest] = plain.replace(/[^\d.]/g, '').split('.')
  const trimmed = whole.replace(/^0+(?=\d)/, '').slice(0, WHOLE_DIGITS)
  return rest.length === 0 ? trimmed : `${trimmed || '0'}.${rest.join('').slice(0, 2)}`
}
