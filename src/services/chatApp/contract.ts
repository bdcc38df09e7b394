import { minLength, number, pipe, string, transform, union } from 'valibot'
import { jsonObject } from '@/lib/jsonObject'

const text = pipe(string(), minLength(1))

/** What the chat app checks a page with. `timestamp` in seconds; some gateways send it as a text. */
export const pageSignatureReply = jsonObject({ appId: text, timestamp: pipe(union([number(), text]), transform(Number)), nonceStr: text, signature: text })
