import type { InferOutput } from 'valibot'
import type { bindReply, promoterCodeReply } from './promoterContract'

export type PromoterBinding = {
  readonly promoteCode: string
  /** Digits only. */
  readonly phone: string
  readonly smsCode: string
  readonly contextToken: string
  /** `rebind`: in place of the code that the number has. */
  readonly operation: 'bind' | 'rebind'
}

const UID_TYPE = 2
const OPERATE_TYPE = { bind: 1, rebind: 2 } as const

export const toPromoterLookup = (phone: string) => ({ mobile: phone, uidType: UID_TYPE })

export function toBinding({ promoteCode, phone, smsCode, contextToken, operation }: PromoterBinding) {
  return { promoteCode, smsCode, contextToken, mobile: phone, operateType: OPERATE_TYPE[operation] }
}

/** Null: the number is bound to no code. */
export function parsePromoterCode(reply: InferOutput<typeof promoterCodeReply>): string | null {
  return reply?.promoteCode || null
}

export function parseBinding(reply: InferOutput<typeof bindReply>): { readonly contextToken: string | null } {
  return { contextToken: reply?.contextToken || null }
}
