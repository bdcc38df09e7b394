import { browserHost } from '../browser/browserHost'
import type { DetectedHost } from '../detectHost'
import type { Host, HostReply, SignPage } from '../host'
import { lazySdk } from '../lazySdk'
import type { ShareCard } from '../shareCard'

const sdk = lazySdk(() => import('./pageCard'))

/** The chat app's own web view: its corner menu shares the page. The SDK is loaded with the first call that needs it. */
export function webViewHost(detected: DetectedHost, entryAddress: string): Host {
  const setPageShare = (card: ShareCard | null, sign: SignPage): Promise<HostReply<null>> =>
    sdk('setPageShare', ({ setPageCard }) => setPageCard(card, { platform: detected.platform, entry: entryAddress, sign }))
  return { ...browserHost(detected), setPageShare, close: () => sdk('close', ({ closeWindow }) => closeWindow()) }
}
