import { parse, safeParse } from 'valibot'
import { pageSignatureReply } from './contract'
import { parsePageSignature } from './model'

const sent = { appId: 'wx0', timestamp: 1_790_000_000, nonceStr: 'n', signature: 's', more: true }

it.each([sent, { ...sent, timestamp: '1790000000' }])('reads a signature, its time as a number', (reply) => {
  expect(parsePageSignature(parse(pageSignatureReply, reply))).toEqual({ appId: 'wx0', timestamp: 1_790_000_000, nonceStr: 'n', signature: 's' })
})

it.each([{ ...sent, signature: '' }, { ...sent, appId: undefined }, { ...sent, timestamp: null }, null])('refuses another shape', (reply) => {
  expect(safeParse(pageSignatureReply, reply).success).toBe(false)
})
