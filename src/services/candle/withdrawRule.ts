import type { InferOutput } from 'valibot'
import { optionalObject, strictCents, strictPositiveCents, text } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'

/** Of an activity's rule: what one withdrawal may be, and what the page offers to choose from. */
export const withdrawRuleReply = optionalObject({ minAmount: strictPositiveCents, maxAmount: strictPositiveCents, amounts: rows(strictCents), channelName: text })

/** Integer cents: what one withdrawal may be, what is offered to choose from, and where the money goes. */
export type WithdrawRule = { readonly limits: { readonly min: number; readonly max: number }; readonly amounts: readonly number[]; readonly channel: string }

/** While the rule says nothing; whatever is asked for, the backend has the last word. */
const STANDARD_RULE: WithdrawRule = { limits: { min: 1000, max: 50_000 }, amounts: [1000, 2000, 5000, 10_000, 20_000, 50_000], channel: '' }

export function parseWithdrawRule(sent?: InferOutput<typeof withdrawRuleReply>): WithdrawRule {
  if (!sent) return STANDARD_RULE
  const { minAmount, maxAmount, amounts, channelName } = sent
  return { limits: { min: minAmount, max: maxAmount }, amounts: amounts.length > 0 ? amounts : STANDARD_RULE.amounts, channel: channelName }
}
