import type { DetectedHost } from '../detectHost'
import type { Host, NetworkKind } from '../host'
import { browserHost } from '../browser/browserHost'
import { networkKindOf, parseNetworkKind } from '../networkKind'
import { pageTraits } from '../pageTraits'
import { toHostReply } from './calls/toHostReply'
import { openWorkplaceChat, type WorkplaceChat } from './workplaceChat'

let opened: WorkplaceChat | undefined

/** The workplace chat: a browser that also reports its network, closes itself, and opens the panels of `workplaceChat`. */
export function dingtalkHost(detected: DetectedHost): Host {
  opened ??= openWorkplaceChat()
  const workplaceChat = opened
  return {
    ...browserHost(detected),
    networkKind: () => networkKindIn(workplaceChat),
    close: () => toHostReply('close', workplaceChat.call('biz.navigation.close')),
    workplaceChat,
  }
}

async function networkKindIn({ call }: WorkplaceChat): Promise<NetworkKind> {
  try {
    const { result } = Object(await call('device.connection.getNetworkType')) as { readonly result?: unknown }
    if (typeof result === 'string') return parseNetworkKind(result)
  } catch {
    // Without an answer, what the browser reports.
  }
  return networkKindOf(pageTraits())
}
