import { useMemo, type FunctionComponent } from 'react'
import { useSelector } from 'react-redux'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useNavigate } from '@/lib/history/useNavigate'
import { definePage, type LivePage, type Page } from '@/blocks/definePage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { useOffer } from '@/blocks/register/useOffer'
import { usePageConfig } from '@/blocks/usePageConfig'
import { useExitToHome } from '@/features/activity'
import { selectEntry } from '@/features/entry'
import { useMessages } from '@/lib/i18n'
import { isEntryBehind } from '@/lib/history/isEntryBehind'
import { parseQuery } from '@/lib/url/query'
import { useHasTimedOut } from '@/lib/time/useHasTimedOut'
import { resultConfig } from './config'
import { resultMessages } from './messages'
import type { ResultActions, ResultData, ResultLook, ResultTexts } from './resultData'
import { heads, type OutcomeHeroProps } from './OutcomeHero'
import { ResultSkeleton } from './ResultSkeleton'
import { ResultView } from './ResultView'
import { isFreshIn, isReceivedIn, rewardIn } from './rewardIn'
import { typedConfig } from './typedConfig'
import { useOpenApp } from './useOpenApp'

export type ResultPageOptions = {
  readonly look: ResultLook
  /** The page's own part of the activity's configuration, where its path does not name it; with a type its number is appended: `recallUser` and 2 is `recallUser2PageConfig`, and what that does not say is taken from `recallUserPageConfig`. */
  readonly configKey?: string
  /** The parameter that names the outcome, and the outcomes that there are; the heads of those that have one of their own. */
  readonly types?: { readonly param: string; readonly known: readonly string[]; readonly heads?: Readonly<Record<string, FunctionComponent<OutcomeHeroProps>>> }
  /** The words while marketing says nothing; `type` as in the page's data. */
  readonly useTexts: (type: string) => ResultTexts
  /** The person may invite friends of their own on the campaign's home. */
  readonly canInvite?: boolean
  /** The page of the line's app that its button leads to while marketing says nothing; the app's home unless given. */
  readonly appPlace?: string
  /** The campaign's own head, where it has one. */
  readonly Hero?: FunctionComponent<OutcomeHeroProps>
  /** What previews show as given or promised (integer cents); null where nothing is. */
  readonly sampleCents?: number | null
}

/** How long the page waits for what marketing set (ms). */
const CONFIG_TIMEOUT_MS = 3_000

/** A page that tells an outcome: of a registration, of a reward, of coming back. */
export function resultPage(pathKey: string, { look, configKey = pathKey, types, useTexts, canInvite = false, appPlace = '', Hero = heads[look], sampleCents = 2000 }: ResultPageOptions): Page<typeof resultConfig, ResultData, ResultActions> {
  const isReceived = look === 'received'
  const sample: ResultData = { type: types?.known[0] ?? '', status: isReceived ? 'received' : look === 'waiting' || sampleCents === null ? 'open' : 'given', cents: isReceived ? null : sampleCents, isArriving: false, canReturn: false }
  return definePage({
    kind: 'result',
    config: resultConfig,
    fixtures: {
      default: sample,
      withoutAmount: { ...sample, cents: null },
      unconfirmed: { ...sample, status: 'open' },
      ...(types && { received: { ...sample, status: 'received', cents: null } satisfies ResultData }),
      returning: { ...sample, canReturn: true },
      ...Object.fromEntries(['', ...(types?.known ?? [])].map((type) => [`type${type}`, { ...sample, type }])),
    },
    useDefaults: () => {
      const { openApp, invite } = useMessages(resultMessages)
      const { title, desc, reward, button: buttonText = openApp } = useTexts(sample.type)
      return { title, desc, rewardText: reward, buttonText, ...(canInvite && { secondButton: invite }) }
    },
    actionNames: ['openApp', 'invite', 'goBack'],
    useLive: () => useResult(configKey, look, types, appPlace),
    View: (page) => <ResultView {...page} look={look} Hero={types?.heads?.[page.data.type] ?? Hero} texts={useTexts(page.data.type)} canInvite={canInvite} isRecall={types !== undefined} />,
    Skeleton: () => <ResultSkeleton look={look} Hero={Hero} texts={useTexts('')} canInvite={canInvite} />,
  })
}

function useResult(configKey: string, look: ResultLook, types: ResultPageOptions['types'], appPlace: string): LivePage<ResultData, ResultActions> {
  const { needReturn } = useSelector(selectEntry)
  const { search, state } = useLocation()
  const hasTimedOut = useHasTimedOut(CONFIG_TIMEOUT_MS)
  const isComeBackTo = useNavigationType() === NavigationType.Pop
  const given = rewardIn(state)
  // What the link promised to a new friend is repeated until it is kept.
  const promised = useOffer((look === 'gift' || look === 'waiting') && !given).cents
  const navigate = useNavigate()
  const wayHome = useExitToHome()
  const openApp = useOpenApp()
  const named = types ? parseQuery(search).get(types.param) : null
  const type = named !== null && types?.known.includes(named) ? named : ''
  const { rawConfig: ofType } = usePageConfig(configKey + type)
  const { rawConfig: own, isLoading } = usePageConfig(configKey)
  const rawConfig = useMemo(() => typedConfig(ofType, own), [ofType, own])
  const { open } = useCampaignNavigate()
  if (isLoading && !hasTimedOut) return { status: 'loading' }

  return {
    status: 'ready',
    rawConfig,
    data: { type, status: given !== undefined ? 'given' : look === 'received' || isReceivedIn(state) ? 'received' : 'open', cents: given ?? promised, isArriving: given !== undefined && isFreshIn(state) && !isComeBackTo, canReturn: needReturn === 1 },
    actions: {
      openApp: (link) => openApp(link, appPlace),
      // The outcome is this page's, not the home's.
      invite: () => open('', { params: types ? { [types.param]: null } : {} }),
      // The host's own page lies before this one, or under it.
      goBack: () => (isEntryBehind() ? void navigate(-1) : wayHome()),
    },
  }
}
