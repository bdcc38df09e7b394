import { callCarLink, openHost, pageHost } from '@/hosts'
import { copyText } from '@/lib/device/clipboard'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { lazyChunk } from '@/lib/lazy/lazyChunk'
import { openLayer } from '@/ui/overlay/openLayer'
import { toast } from '@/ui/feedback/toast'
import { askWebConfig, type AppLinkThunk } from './askWebConfig'
import { appLinkMessages } from './messages'
import { exitRoute, type AppAddresses, type AppGoal, type ExitRoute } from './exitRoute'

const maskChunk = lazyChunk(() => import('./BrowserMask'))

/** How long an app may take to come to the front before the next best address is followed (ms). A phone does not tell that an app is missing. */
export const APP_TIMEOUT_MS = 1_500

const noStores = { ios: null, android: null }
const noAddresses: AppAddresses = { appDownload: noStores, appStore: noStores, callCar: { browser: null, wechatMiniProgram: null, alipayMiniProgram: null } }

/** Opens the app, or its page to call a car, in the way that this host allows; shows a toast where there is none. `onFound` is awaited before the way is taken. Never rejects. */
export const openAppLink =
  (goal: AppGoal, onFound?: () => unknown): AppLinkThunk<Promise<void>> =>
  async (dispatch, _, { environment }) => {
    await appLinkMessages.ready()
    const wayBy = (addresses = noAddresses): ExitRoute => exitRoute(goal, pageHost(), addresses)
    const known = wayBy(await dispatch(askWebConfig()))
    // A configuration without a way may be a faulty one that the cache still holds, so it is loaded once more.
    const way = known.by === 'none' ? wayBy(await dispatch(askWebConfig(true))) : known
    if (way.by !== 'none') await onFound?.()
    await follow(way, environment.appScheme)
  }

async function follow(way: ExitRoute, scheme: string): Promise<void> {
  const { unknown, here, copied, copyFailed, notOpened } = appLinkMessages.read()
  switch (way.by) {
    case 'host': {
      const reply = await (await openHost()).callCar()
      if (!reply.ok) toast.error(notOpened)
      return
    }
    case 'miniProgram': {
      const reply = await (await openHost()).openMiniProgramPage(way.path)
      if (!reply.ok) toast.error(notOpened)
      return
    }
    case 'app':
      externalNavigation.assign(callCarLink(scheme, pageHost().platform, null))
      setTimeout(() => {
        if (document.hidden) return
        if (way.otherwise === null) toast.warning(unknown)
        else externalNavigation.assign(way.otherwise)
      }, APP_TIMEOUT_MS)
      return
    case 'leave':
      externalNavigation.assign(way.link)
      return
    case 'copy':
      if (await copyText(absolute(way.link))) toast.success(copied)
      else toast.error(copyFailed)
      return
    case 'browserMask':
      await showBrowserMask()
      return
    case 'here':
      toast.success(here)
      return
    case 'none':
      toast.warning(unknown)
  }
}

/** A toast with the mask's title where the mask itself cannot be loaded. */
async function showBrowserMask(): Promise<void> {
  try {
    const { BrowserMask } = await maskChunk.read()
    if (openLayer(BrowserMask)) return
  } catch {
    // The toast below says the same.
  }
  toast.warning(appLinkMessages.read().browserMask.title)
}

function absolute(link: string): string {
  return link.startsWith('/') ? window.location.origin + link : link
}
