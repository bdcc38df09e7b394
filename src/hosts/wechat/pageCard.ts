import { withoutSecrets } from '@/lib/url/secretParams'
import type { HostDone, HostReply, Platform, SignPage } from '../host'
import type { ShareCard } from '../shareCard'
import { callChat, chatSdk } from './chatSdk'
import { addressToSign, forgetPermission, permitPage } from './pagePermission'

type Page = { readonly platform: Platform; readonly entry: string; readonly sign: SignPage }

/** A permission that was asked for again on a new route takes effect a moment after the package's `ready` (ms). */
const PERMISSION_PAUSE = 500

/**
 * What the corner menu sends to a chat and to the circle of friends; without a card, or one that is for chats alone, the page's address without the user's
 * secrets: what is not set stays as the page before has set it, or is the bare address.
 */
export async function setPageCard(card: ShareCard | null, { platform, entry, sign }: Page): HostDone {
  const current = window.location.href
  const permission = await permitPage(addressToSign(platform, { entry, current }), sign)
  if (!permission.ok) return permission
  const plain = { title: document.title, link: withoutSecrets(window.location), imgUrl: '' }
  const { title, desc, link, imgUrl, channels }: ShareCard = card ?? { ...plain, desc: '' }
  const toFriends = channels && !channels.includes('wechatfrds') ? plain : { title, link, imgUrl }
  const set = async (): Promise<HostReply<null>> => {
    const toChat = await callChat('updateAppMessageShareData', (callbacks) => chatSdk.updateAppMessageShareData({ title, desc, link, imgUrl, ...callbacks }))
    return toChat.ok ? callChat('updateTimelineShareData', (callbacks) => chatSdk.updateTimelineShareData({ ...toFriends, ...callbacks })) : toChat
  }
  const reply = await set()
  if (reply.ok || reply.failure.kind !== 'denied') return reply
  await new Promise((resolve) => setTimeout(resolve, PERMISSION_PAUSE))
  const again = await set()
  // After the first address the package calls `ready` without a check, so that this is how a failed one shows.
  if (!again.ok && again.failure.kind === 'denied') forgetPermission()
  return again
}

export const closeWindow = (): HostDone => callChat('closeWindow', (callbacks) => chatSdk.closeWindow(callbacks))
