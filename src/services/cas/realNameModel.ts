import type { InferOutput } from 'valibot'
import type { realNameReply } from './realNameContract'

/** `nameMask` is the server's, such as a family name and a star; '' where it sent none. */
export type RealName = { readonly isVerified: boolean; readonly nameMask: string }

export function parseRealName({ realNameStatus, nameMask }: InferOutput<typeof realNameReply>): RealName {
  return { isVerified: realNameStatus, nameMask }
}
