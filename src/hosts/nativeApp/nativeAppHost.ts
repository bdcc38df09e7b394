import { unknown } from 'valibot'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { browserHost } from '../browser/browserHost'
import type { DetectedHost } from '../detectHost'
import type { AppInfo, Host, HostDone, HostFailure, HostReply } from '../host'
import { hostEnvironment } from '../hostEnvironment'
import { networkKindOf, parseNetworkKind } from '../networkKind'
import { PAY_TIMEOUT_MS, payOutcome } from '../pay'
import { pageTraits } from '../pageTraits'
import type { ShareCard, ShareChannel } from '../shareCard'
import { answerSaveImage } from './answerSaveImage'
import { waitForNativeBridge } from './waitForNativeBridge'
import { callBridge } from './callBridge'
import { appInfoReply, loginTicketReply, networkTypeReply, type NativeCall, type NativeCalls, type SharePayload } from './contract'
import { callCarLink, isAtLeast, shareLink } from './deepLinks'

/** From here on the app has the real-name page (spec 2 §9). */
const REAL_NAME_SINCE = '3.7.0'

/** Long, because the user enters a phone number and a code meanwhile (ms). */
export const LOGIN_TIMEOUT_MS = 300_000

/** Long, because the phone may ask the user meanwhile for access to the photos (ms). */
export const SAVE_TIMEOUT_MS = 60_000

/** For an app that gives no bridge: its users wait for the form no longer (ms). */
const START_LIMIT_MS = 1_000

/** The provider's own app. */
export function nativeAppHost(detected: DetectedHost): Host {
  const { kind, platform } = detected
  const scheme = hostEnvironment().appScheme

  const askAppInfo: Host['appInfo'] = async () =>
    mapReply(await callBridge('getAppInfo', {}, appInfoReply), ({ data }): AppInfo => ({ appId: data.appId, version: data.appVersion }))

  return {
    ...browserHost(detected),
    kind,
    platform,
    // Both are asked for at the start of the page, which shows no login form until they are answered.
    appInfo: async () => {
      await waitForNativeBridge(START_LIMIT_MS)
      return askAppInfo()
    },
    loginTicket: async () => {
      await waitForNativeBridge(START_LIMIT_MS)
      return mapReply(await callBridge('getLoginTicket', {}, loginTicketReply), ({ data }) => data.ticket)
    },
    nativeLogin: () => callForCode('openLogin', {}, LOGIN_TIMEOUT_MS),
    networkKind: async () => {
      const reply = await callBridge('getNetworkType', {}, networkTypeReply)
      return reply.ok ? parseNetworkKind(reply.value.data.networkType) : networkKindOf(pageTraits())
    },
    share: async (card, channels) => {
      const payload = payloadOf(card, channels)
      const reply = await callForCode('showShare', payload)
      // Versions without the call take the deep link; after any other failure a second panel might come on top of the first.
      return reply.ok || reply.failure.kind !== 'unsupported' ? reply : openLink('showShare', shareLink(scheme, payload))
    },
    saveImage: (image) => callForCode('saveImage', { image }, SAVE_TIMEOUT_MS),
    onSaveImage: answerSaveImage,
    showCornerButton: async (isShown) => {
      await waitForNativeBridge()
      return callForCode('setRightButton', { isVisible: isShown ? 1 : 0 })
    },
    callCar: async () => {
      const app = platform === 'ios' ? undefined : await askAppInfo()
      return openLink('callCar', callCarLink(scheme, platform, app?.ok ? app.value.version : null))
    },
    openRealName: async () => {
      const app = await askAppInfo()
      const isOutdated = app.ok && !isAtLeast(app.value.version, REAL_NAME_SINCE)
      const outdated: Awaited<HostDone> = { ok: false, failure: { kind: 'outdated', call: 'openRealName', message: app.ok ? app.value.version : '' } }
      const reply = !app.ok ? app : isOutdated ? outdated : await callForCode('openRealName', {})
      // An app that does not know the call is too old for it, whatever it says of its version.
      return !reply.ok && reply.failure.kind === 'unsupported' ? outdated : reply
    },
    close: () => callForCode('closePage', {}),
    pay: async ({ orderNo, cents: amount, payToken }) => payOutcome(await callForCode('openPay', { orderNo, amount, payToken }, PAY_TIMEOUT_MS)),
  }
}

async function callForCode<Call extends NativeCall>(call: Call, params: NativeCalls[Call], limit?: number): HostDone {
  return mapReply(await callBridge(call, params, unknown(), limit), () => null)
}

/** The app takes the link from the web view, which does not learn whether it did; but a web view may throw for it. */
function openLink(call: HostFailure['call'], link: string): HostReply<null> {
  return externalNavigation.assign(link) ? { ok: true, value: null } : { ok: false, failure: { kind: 'failed', call, message: '' } }
}

function payloadOf({ link, title, desc, imgUrl, mini }: ShareCard, channels: readonly ShareChannel[]): SharePayload {
  return { link, title, desc, imgUrl, channels: channels.join(','), ...(mini && { miniLink: mini.link, miniDesc: mini.desc, miniImgUrl: mini.imgUrl }) }
}

function mapReply<From, To>(reply: HostReply<From>, map: (value: From) => To): HostReply<To> {
  return reply.ok ? { ok: true, value: map(reply.value) } : reply
}
