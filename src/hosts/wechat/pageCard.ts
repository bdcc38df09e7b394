import { withoutSecrets } from '@/lib/address/secretParams'
import type { HostDone, HostReply, Platform, SignPage } from '../host'
import type { ShareCard } from '../shareCard'
import { callChat, chatSdk } from './chatSdk'
import { addressToSign, permitPage } from './pagePermission'

type Page = { readonly platform: Platform; readonly entry: string; readonly sign: SignPage }

/** A permission that was asked for again on a new route takes effect a moment after the package's `ready` (ms). */
const PERMISSION_PAUSE = 500

/** What the corner menu sends to a chat and to the circle of friends; without a card, the page's address without the user's secrets. */
export async function setPageCard(card: ShareCard | null, { platform, entry, sign }: Page): HostDone {
  const current = window.location.href
  const permission = await permitPage(addressToSign(platform, { entry, current }), sign)
  if (!permission.ok) return permission
  const { link, title, desc, imgUrl } = card ?? { link: withoutSecrets(window.location), title: document.title, desc: '', imgUrl: '' }
  const set = async (): Promise<HostReply<null>> => {
    const toChat = await callChat('updateAppMessageShareData', (callbacks) => chatSdk.updateAppMessageShareData({ title, desc, link, imgUrl, ...callbacks }))
    return toChat.ok ? callChat('updateTimelineShareData', (callbacks) => chatSdk.updateTimelineShareData({ title, link, imgUrl, ...callbacks })) : toChat
  }
  const reply = await set()
  if (reply.ok || reply.failure.kind !== 'denied') return reply
  await new Promise((resolve) => setTimeout(resolve, PERMISSION_PAUSE))
  return set()
}

export const closeWindow = (): HostDone => callChat('closeWindow', (callbacks) => chatSdk.closeWindow(callbacks))
