import type { HostReply, PageSignature, Platform, SignPage } from '../host'
import { callChat, chatSdk } from './chatSdk'

const NEEDED = ['updateAppMessageShareData', 'updateTimelineShareData', 'closeWindow']

type Addresses = { readonly entry: string; readonly current: string }

/** The chat app on iOS identifies a page by the address that it was opened with, on Android by the current one. Signed without the hash. */
export function addressToSign(platform: Platform, { entry, current }: Addresses): string {
  const [address = ''] = (platform === 'ios' ? entry : current).split('#')
  return address
}

let permitted: string | undefined

/** For an address that the chat app turns out not to permit: the next call has it signed and checked anew. */
export const forgetPermission = (): void => {
  permitted = undefined
}

/** Has the address signed and the signature checked, once for each address. */
export async function permitPage(address: string, sign: SignPage): Promise<HostReply<null>> {
  if (permitted === address) return { ok: true, value: null }
  let signature: PageSignature
  try {
    signature = await sign(address)
  } catch (error) {
    return { ok: false, failure: { kind: 'failed', call: 'config', message: error instanceof Error ? error.message : '' } }
  }
  const reply = await callChat('config', ({ success, fail }) => {
    chatSdk.config({ debug: false, ...signature, jsApiList: NEEDED.slice() })
    // The package calls `ready` after a failure too, and forgets `error` in versions from 10 on: the first of them counts, and later calls show the rest.
    chatSdk.error(fail)
    chatSdk.ready(success)
  })
  if (reply.ok) permitted = address
  return reply
}
