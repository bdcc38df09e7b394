import { useDispatch } from 'react-redux'
import { useInviteCard } from '@/blocks/share/useInviteCard'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { share, shareChannels, usePageShare, type shareCardField, type ShareDispatch } from '@/features/share'
import { useChannel } from './useActivity'

/** What marketing sets of a shared page; `link` leads elsewhere on purpose. */
export type ShareCard = ReturnType<typeof shareCardField>['fallback']

/** For the host's corner menu; not for Member users, who share nothing (spec 2 §6). */
export const useCornerCard = (card: Parameters<typeof usePageShare>[0]): void => usePageShare(useChannel() === 'common' ? card : undefined)

/** The link to this page of the campaign, and the ways it can travel. `card` is the page's once it is known: the host's corner menu takes it too. */
export function useShare(path: string, card: ShareCard | undefined) {
  const { addressOf } = useCampaignNavigate()
  const [landing = ''] = addressOf(path).split('?')
  const cardOf = useInviteCard({ landing, promotorCode: '', customLink: undefined })
  const dispatch = useDispatch<ShareDispatch>()
  useCornerCard(card && cardOf(card))
  return { linkOf: (shared: ShareCard) => cardOf(shared).link, share: (shared: ShareCard) => dispatch(share({ card: cardOf(shared), channels: shareChannels.standard })) }
}
