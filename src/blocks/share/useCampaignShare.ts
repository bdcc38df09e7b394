import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { withCardTexts, type CardTexts, type HomeCard } from '@/blocks/home/homeData'
import { pageConfigOf } from '@/blocks/pageConfigOf'
import { selectEntry } from '@/features/entry'
import { share, shareChannels, shareFields, usePageShare, type PosterWords, type ShareDispatch } from '@/features/share'
import type { ShareChannel } from '@/hosts'
import { parseConfig } from '@/lib/pageConfig'
import type { ActivityPage } from '@/services/candle'
import { useInviteCard } from './useInviteCard'
import { useReportShare, type UseShareCallback } from './useReportShare'

type Shared = {
  /** The campaign's page call; undefined until it is answered. */
  readonly page: ActivityPage | undefined
  /** Where friends land, below the campaign's prefix: `/invitee-register`, '' for the home. */
  readonly landing: string
  /** The card while marketing says nothing. */
  readonly words: CardTexts
  readonly channels?: readonly ShareChannel[] | undefined
  readonly posterWords?: PosterWords | undefined
  readonly useShareCallback?: UseShareCallback | undefined
}

/** A page of a campaign that is shared as its home says: by marketing's card of the home, as this user's invitation, in the corner menu and by its own buttons. */
export function useCampaignShare({ page, landing, words, channels = shareChannels.standard, posterWords, useShareCallback }: Shared) {
  const { campaign } = useSelector(selectEntry)
  const dispatch = useDispatch<ShareDispatch>()
  const rawConfig = useMemo(() => pageConfigOf(page?.pageConfigs, 'home'), [page])
  const { cornerShare, customShareLink } = useMemo(() => parseConfig(shareFields, rawConfig).config, [rawConfig])
  const card = useMemo(() => withCardTexts(cornerShare, words), [cornerShare, words])
  const cardOf = useInviteCard({ landing: `/${campaign ?? ''}${landing}`, promotorCode: page?.promotorCode ?? '', customLink: page?.customLink, pageLink: customShareLink })
  const own = cardOf(card)
  usePageShare(page && { ...own, channels })
  const onShared = useReportShare(useShareCallback)
  return {
    /** Of the home, unchecked. */
    rawConfig,
    /** Marketing's, with the words. */
    card,
    link: own.link,
    share: (chosen: HomeCard = card) => dispatch(share({ card: cardOf(chosen), channels, posterWords, onShared })),
  }
}
