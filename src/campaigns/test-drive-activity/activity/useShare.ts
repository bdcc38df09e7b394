import { useDispatch } from 'react-redux'
import { withCardTexts, type CardTexts } from '@/blocks/home/homeData'
import { useInviteCard } from '@/blocks/share/useInviteCard'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { share, shareChannels, usePageShare, type shareCardField, type ShareDispatch } from '@/features/share'
import { usePassengerChannel } from './useActivity'

/** What marketing sets of a shared page; `link` leads elsewhere on purpose. */
export type ShareCard = ReturnType<typeof shareCardField>['fallback']

/** For the host's corner menu; not for Member users, who share nothing (spec 2 §6). */
export const useCornerCard = (card: Parameters<typeof usePageShare>[0]): void => usePageShare(usePassengerChannel() === 'common' ? card : undefined)

/**
 * The card of this page of the campaign, and the ways it can travel, in `words` where marketing set none. `card` is the page's once it is known: the host's
 * corner menu takes it too.
 */
export function useShare(path: string, card: ShareCard | undefined, words: CardTexts) {
  const { addressOf } = useCampaignNavigate()
  const [landing = ''] = addressOf(path).split('?')
  const inviteOf = useInviteCard({ landing, promotorCode: '' })
  const cardOf = (shared: ShareCard) => inviteOf(withCardTexts(shared, words))
  const dispatch = useDispatch<ShareDispatch>()
  useCornerCard(card && cardOf(card))
  return { cardOf, share: (shared: ShareCard) => dispatch(share({ card: cardOf(shared), channels: shareChannels.standard })) }
}
