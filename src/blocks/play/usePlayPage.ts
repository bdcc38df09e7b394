import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { isRefusal } from '@/api/errors/apiError'
import { CODE } from '@/api/errors/errorCodes'
import type { ErrorToast } from '@/api/errors/toastError'
import type { LivePage } from '@/blocks/definePage'
import { useDraw, type Draw, type DrawStage } from '@/blocks/draw/useDraw'
import { useNotifyOnce } from '@/blocks/notify/useNotifyOnce'
import { useRefused } from '@/blocks/draw/useRefused'
import { usePrizeExit } from '@/blocks/rewardDialog/usePrizeExit'
import { useCampaignShare } from '@/blocks/share/useCampaignShare'
import { useActivityPage } from '@/blocks/useActivityPage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { useIntent } from '@/blocks/intent/useIntent'
import { useLoginLauncher } from '@/blocks/intent/useLoginLauncher'
import { selectIsLoggedIn } from '@/features/session'
import { withParams } from '@/lib/url/query'
import type { ConfigFields } from '@/lib/pageConfig'
import { useGateHold } from '@/lib/page/gateHold'
import { usePageReturned } from '@/lib/page/usePageReturned'
import type { ActivityPage, Drawn, PageError } from '@/services/candle'
import type { PlayActions, PlayData } from './playData'
import type { PlayPageOptions } from './playPage'
import { useScheduledReload } from '../../lib/time/useScheduledReload'

/** What was pressed before a login. */
const DRAW = 'draw'

/** Any page that is played, for users: config and data from the server, one draw at a time, sharing, and the campaign's pages for what is refused. */
export function usePlayPage<Asked extends ActivityPage, Own extends object, Fields extends ConfigFields, Args>(options: PlayPageOptions<Asked, Own, Fields, Args>): LivePage<PlayData<Own>, PlayActions> {
  const { usePage, about, useDrawMutation, useShareCallback, useTexts, toData, refusedTo = {}, refused, mayDraw, opensAt } = options
  // oxlint-disable-next-line react/hooks -- a page has one catalogue, and its calls, for its whole life
  const [{ card: words }, [sendDraw]] = [useTexts(), useDrawMutation()]
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { open } = useCampaignNavigate()
  const logIn = useLoginLauncher()
  const exit = usePrizeExit()
  const { pathname, search } = useLocation()
  const { page: asked, request, args, asker, error, isFetching, refetch } = useActivityPage(usePage, about)
  const reload = () => void refetch()
  // A day may have gone by, and the next chance be there.
  usePageReturned(reload)

  const routeOf = (errCode: number): string | null => (Object.hasOwn(refusedTo, errCode) ? (refusedTo[errCode] ?? null) : null)
  // The page has nothing to show to this user: a step back passes it by.
  const leaveFor = (errCode: number, refusalWords: string) => {
    const path = routeOf(errCode)
    if (path !== null) open(path, { replace: true, state: { refusalWords } })
  }
  const tolerates = Object.keys(refusedTo).map(Number)
  // The server's words come first, and then the page; a reward that the page shows by itself is no error.
  const isShown = (code: number): boolean => tolerates.includes(code) && routeOf(code) === null
  const toastAs = (code: number): ErrorToast => (isShown(code) && code !== CODE.conditionsNotMet ? 'success' : 'error')
  const { note, notify } = useNotifyOnce()
  const { refusedWith: drawRefusedWith, noteRefusal } = useRefused(useMemo(() => JSON.stringify([asker, asked && refused && refused.by.map((name) => toData(asked, isLoggedIn)[name])]), [asker, asked, toData, isLoggedIn, refused]))
  const draw = useDraw<Drawn, object | undefined>({
    // One draw for each thing that the calls are about.
    name: ['draw', ...Object.values(args ?? {})].join(' '),
    send: (requestId, input) => sendDraw({ request, requestId, args: input ? { ...args, ...input } : args }),
    tolerates,
    toastAs,
    onRefused: (errCode, _, refusalWords) => {
      note(errCode)
      if (isShown(errCode)) noteRefusal(errCode)
      leaveFor(errCode, refusalWords)
    },
  })
  const stage = useRevealed(draw, options.revealsInPlace === true)
  // What a draw has given is seen first, and who has seen it stays: the page says how it stands.
  const [hasDrawn, setDrawn] = useState(false)
  if (stage.step === 'settled' && !hasDrawn) setDrawn(true)
  const isAfresh = stage.step === 'idle' && !hasDrawn
  // A refusal is newer than what was known before it, though one that says no more than its code takes nothing away from who has drawn; what it has brought stays
  // while the page is asked for anew, of this user and address.
  const [kept, keep] = useState<{ readonly page: Asked | undefined; readonly asker: string }>()
  const known = kept?.asker === asker ? kept.page : undefined
  const { carried, bare } = (error as PageError<Asked> | undefined) ?? {}
  const page = carried ?? (isAfresh ? (bare ?? asked ?? known) : (asked ?? known ?? bare))
  if (page !== known && !isFetching) keep({ page, asker })

  const refusal = isRefusal(error) ? error : undefined
  const refusedWith = refusal?.errCode
  const leaves = refusedWith !== undefined && routeOf(refusedWith) !== null && (!page || isAfresh)
  const leave = useEffectEvent(async () => {
    if (!refusal) return
    await notify(refusal, toastAs(refusal.errCode))
    leaveFor(refusal.errCode, refusal.errMsg)
  })
  // A user who stays has the words too, on the page that shows it (spec 1 §8); who has just drawn knows.
  const shouldToast = leaves || (refusedWith !== undefined && isShown(refusedWith) && isAfresh)
  useEffect(() => {
    if (shouldToast) void leave()
  }, [shouldToast])

  const { rawConfig, share } = useCampaignShare({ page, landing: withParams('', options.toShareParams?.(args) ?? {}), words, useShareCallback })
  const data = useMemo(() => {
    if (!page) return undefined
    const own = toData(page, isLoggedIn)
    return { ...own, ...(drawRefusedWith !== undefined && mayDraw?.(own) !== false && refused?.as), ending: page.ending, serverClockOffset: page.serverClockOffset, isLoggedIn }
  }, [page, toData, isLoggedIn, drawRefusedWith, refused, mayDraw])
  useScheduledReload(data?.serverClockOffset, (data && opensAt?.(data)) ?? '', reload)
  useGateHold(data !== undefined && stage.step !== 'idle')
  // What was pressed may have been done meanwhile, by this user.
  useIntent(data !== undefined && !isFetching && draw.isReady, (intent) => {
    if (intent === DRAW && data && mayDraw?.(data) !== false) draw.draw(undefined)
  })
  if (!data || leaves) return error && !leaves ? { status: 'failed', error, retry: reload } : { status: 'loading' }
  return {
    status: 'ready',
    rawConfig,
    data: { ...data, stage },
    actions: {
      draw: (input) => (isLoggedIn ? draw.draw(input) : logIn({ to: pathname + search, intent: DRAW })),
      close: draw.close,
      share,
      open,
      use: ({ link }, onFound) => exit(link, onFound),
      reload,
    },
  }
}

/** Where the stage shows what was won, it has been seen once it is told, and stays. */
function useRevealed(draw: Draw<Drawn, object | undefined>, isInPlace: boolean): DrawStage<Drawn> {
  const [shown, show] = useState<DrawStage<Drawn>>()
  const { stage } = draw
  if (isInPlace && stage.step === 'settled' && shown !== stage) show(stage)
  const close = useEffectEvent(draw.close)
  useEffect(() => {
    if (shown) close()
  }, [shown])
  return stage.step === 'idle' && shown ? shown : stage
}
