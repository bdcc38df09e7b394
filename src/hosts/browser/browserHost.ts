import type { DetectedHost } from '../detectHost'
import type { Host, HostReply } from '../host'
import { networkKindOf } from '../networkKind'
import { pageTraits } from '../pageTraits'

const lacks = (call: string) => (): Promise<HostReply<never>> => Promise.resolve({ ok: false, failure: { kind: 'unsupported', call, message: '' } })

/** A host with only what every browser has. The other hosts extend it. */
export function browserHost({ kind, platform }: DetectedHost): Host {
  return {
    kind,
    platform,
    appInfo: lacks('appInfo'),
    loginTicket: lacks('loginTicket'),
    nativeLogin: lacks('nativeLogin'),
    networkKind: () => Promise.resolve(networkKindOf(pageTraits())),
    share: lacks('share'),
    setPageShare: lacks('setPageShare'),
    saveImage: lacks('saveImage'),
    onSaveImage: () => () => undefined,
    showCornerButton: lacks('showCornerButton'),
    callCar: lacks('callCar'),
    openRealName: lacks('openRealName'),
    openMiniProgramPage: lacks('openMiniProgramPage'),
    close: lacks('close'),
  }
}
