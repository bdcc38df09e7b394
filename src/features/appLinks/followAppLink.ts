import { callCarLink, openHost, pageHost } from '@/hosts'
import { copyText } from '@/lib/device/clipboard'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { lazyChunk } from '@/lib/lazy/lazyChunk'
import { whenNoAppOpened } from '@/lib/page/whenNoAppOpened'
import { resolveWithin } from '@/lib/time/resolveWithin'
import { openLayer } from '@/ui/overlay/openLayer'
import { toast } from '@/ui/feedback/toast'
import { askWebConfig, keepWebConfig, type AppLinkThunk } from './askWebConfig'
import { appLinkMessages } from './messages'
import { exitRoute, isMiniProgram, type AppAddresses, type AppGoal, type ExitRoute } from './exitRoute'

const maskChunk = lazyChunk(() => import('./BrowserMask'))

const noStores = { ios: null, android: null }
const noAddresses: AppAddresses = { appDownload: noStores, appStore: noStores, callCar: { browser: null, wechatMiniProgram: null, alipayMiniProgram: null } }

/** How long operations' addresses are waited for (ms), since nothing is seen meanwhile: then it goes without. */
export const ADDRESSES_TIMEOUT_MS = 8_000

/** What a press needs that has to copy the address: nothing is left to load then. Gives the way to let go of it. */
export const prepareAppLink = (): AppLinkThunk<(() => void) | undefined> => (dispatch) => {
  void appLinkMessages.ready()
  return isMiniProgram(pageHost().kind) ? dispatch(keepWebConfig()) : undefined
}

/** Takes the way that this host allows, or says in a toast that there is none. See `openAppLink`. Never rejects. */
export const followAppLink =
  (goal: AppGoal, onFound?: () => unknown, link?: string): AppLinkThunk<Promise<void>> =>
  async (dispatch, _, { environment }) => {
    await appLinkMessages.ready()
    const bare = exitRoute(goal, pageHost(), noAddresses)
    const found = bare.by === 'host' || bare.by === 'here' ? bare : ((await resolveWithin(dispatch(findWay(goal)), ADDRESSES_TIMEOUT_MS)) ?? bare)
    const { appScheme } = environment
    const way = link === undefined || isOfApp(link, appScheme) ? found : withoutStore(found)
    if (way.by !== 'none') await onFound?.()
    // Links are safe (`isSafeLink`) where they are followed.
    if (way.by === 'here' && link) externalNavigation.assign(link)
    else await follow(way, goal === 'callCar' ? callCarLink(appScheme, pageHost().platform, null) : (link ?? `${appScheme}://home`))
  }

const findWay =
  (goal: AppGoal): AppLinkThunk<Promise<ExitRoute>> =>
  async (dispatch) => {
    const wayBy = (addresses = noAddresses): ExitRoute => exitRoute(goal, pageHost(), addresses)
    const known = wayBy(await dispatch(askWebConfig()))
    // A configuration without a way may be a faulty one that the cache still holds, so it is loaded once more.
    return known.by === 'none' || (known.by === 'app' && known.otherwise === null) ? wayBy(await dispatch(askWebConfig(true))) : known
  }

const isOfApp = (link: string, scheme: string): boolean => link.toLowerCase().startsWith(`${scheme}:`)

/** The addresses that operations have set are those of this line's app: they are no way to the other one. */
function withoutStore(way: ExitRoute): ExitRoute {
  if (way.by === 'app') return { by: 'app', otherwise: null }
  return way.by === 'leave' || way.by === 'copy' ? { by: 'none' } : way
}

async function follow(way: ExitRoute, appLink: string): Promise<void> {
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
      externalNavigation.assign(appLink)
      whenNoAppOpened(() => {
        if (way.otherwise === null) toast.warning(unknown)
        else externalNavigation.assign(way.otherwise)
      })
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
