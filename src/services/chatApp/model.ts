import type { InferOutput } from 'valibot'
import type { pageSignatureReply } from './contract'

/** Lets the chat app's SDK work on one address. `timestamp` in seconds. */
export type PageSignature = { readonly appId: string; readonly timestamp: number; readonly nonceStr: string; readonly signature: string }

export function parsePageSignature({ appId, timestamp, nonceStr, signature }: InferOutput<typeof pageSignatureReply>): PageSignature {
  return { appId, timestamp, nonceStr, signature }
}
