import { useEffect, useEffectEvent, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import type { LivePage } from '@/blocks/definePage'
import { wordedCard } from '@/blocks/home/homeData'
import { pageConfigOf } from '@/blocks/pageConfigOf'
import { useOwnQuiz } from '@/blocks/quiz/useQuiz'
import { useInviteCard } from '@/blocks/share/useInviteCard'
import { useShareCounted } from '@/blocks/share/useShareCounted'
import { useActivityPage } from '@/blocks/useActivityPage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { selectEntry } from '@/features/entry'
import type { QuizOutcome } from '@/features/quiz'
import { share, shareChannels, shareFields, usePageShare, type ShareDispatch } from '@/features/share'
import { useMessages } from '@/lib/i18n'
import { parseConfig } from '@/lib/pageConfig'
import { useChallengeShareCallbackMutation, useQueryChallengePageQuery } from './api'
import { challengeMessages } from './messages'

export type OutcomeData = {
  readonly outcome: QuizOutcome
  /** The answers were judged just now. */
  readonly isFresh: boolean
  /** A share gives one more chance today. */
  readonly canShare: boolean
}

export type OutcomeActions = { readonly goHome: () => void; readonly share: () => unknown }

const noOutcome: QuizOutcome = { hasPassed: false, right: 0, total: 0, reward: null, mistakes: [], chances: 0 }

/** What the round came to. Whoever has none, or another, is led to the home (campaigns.md §8). */
export function useOutcome(configKey: string, hasPassed: boolean): LivePage<OutcomeData, OutcomeActions> {
  // oxlint-disable-next-line react/hooks -- handed to the block that calls it
  const { page, request } = useActivityPage(useQueryChallengePageQuery)
  const { outcome } = useOwnQuiz(request)
  const { campaign } = useSelector(selectEntry)
  const { state } = useLocation()
  const isComeBackTo = useNavigationType() === NavigationType.Pop
  const dispatch = useDispatch<ShareDispatch>()
  const { open } = useCampaignNavigate()
  const { card, success } = useMessages(challengeMessages)
  const cardOf = useInviteCard({ landing: `/${campaign ?? ''}`, promotorCode: page?.promotorCode ?? '', customLink: page?.customLink })
  // oxlint-disable-next-line react/hooks -- handed to the block that calls it
  const onShared = useShareCounted(useChallengeShareCallbackMutation)

  const isHere = outcome?.hasPassed === hasPassed
  const goHome = () => open('', { replace: true })
  const leave = useEffectEvent(goHome)
  useEffect(() => {
    if (!isHere) leave()
  }, [isHere])

  const { right, total } = outcome ?? noOutcome
  const marketing = useMemo(() => parseConfig(shareFields, pageConfigOf(page?.pageConfigs, 'home')).config.cornerShare, [page])
  const shown = cardOf(wordedCard(marketing, hasPassed ? { ...card, title: success.cardTitle(right, total) } : card))
  usePageShare(shown)
  if (!isHere) return { status: 'loading' }
  return {
    status: 'ready',
    rawConfig: pageConfigOf(page?.pageConfigs, configKey),
    data: { outcome: { ...outcome, chances: page?.chances ?? outcome.chances }, isFresh: !isComeBackTo && (state as { readonly isFresh?: unknown } | null)?.isFresh === true, canShare: page?.canShare ?? false },
    actions: { goHome, share: () => dispatch(share({ card: shown, channels: shareChannels.standard, onShared })) },
  }
}
