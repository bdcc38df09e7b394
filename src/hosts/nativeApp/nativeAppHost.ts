import type { DetectedHost } from '../detectHost'
import type { AppInfo, Host, HostReply } from '../host'
import { networkKindOf, parseNetworkKind } from '../networkKind'
import { pageTraits } from '../pageTraits'
import { callBridge } from './callBridge'
import { appInfoReply, loginTicketReply, nativeLoginReply, networkTypeReply } from './contract'

/** A person types a number and a code meanwhile (ms). */
const LOGIN_LIMIT = 10 * 60_000

/** The provider's own app. */
export function nativeAppHost({ kind, platform }: DetectedHost): Host {
  return {
    kind,
    platform,
    appInfo: async () => mapReply(await callBridge('getAppInfo', appInfoReply), ({ data }): AppInfo => ({ appId: data.appId, version: data.appVersion })),
    loginTicket: async () => mapReply(await callBridge('getLoginTicket', loginTicketReply), ({ data }) => data.ticket),
    nativeLogin: async () => mapReply(await callBridge('openLogin', nativeLoginReply, LOGIN_LIMIT), () => null),
    networkKind: async () => {
      const reply = await callBridge('getNetworkType', networkTypeReply)
      return reply.ok ? parseNetworkKind(reply.value.data.networkType) : networkKindOf(pageTraits())
    },
  }
}

function mapReply<From, To>(reply: HostReply<From>, map: (value: From) => To): HostReply<To> {
  return reply.ok ? { ok: true, value: map(reply.value) } : reply
}
