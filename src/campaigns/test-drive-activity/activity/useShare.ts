import { useDispatch } from 'react-redux'
import { useInviteCard } from '@/blocks/share/useInviteCard'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { share, shareChannels, usePageShare, type shareCardField, type ShareDispatch } from '@/features/share'
import { useChannel } from './useActivity'

/** What marketing sets of a shared page; `link` leads elsewhere on purpose. */
export type ShareCard = ReturnType<typeof shareCardField>['fallback']

/** The link to this page of the campaign, and the ways it can travel. `card` is the page's once it is known: the host's corner menu takes it too, except for Member users, who share nothing (spec 2 §6). */
export function useShare(path: string, card: ShareCard | undefined) {
  const { addressOf } = useCampaignNavigate()
  const [landing = ''] = addressOf(path).split('?')
  const cardOf = useInviteCard({ landing, promotorCode: '', customLink: undefined })
  const dispatch = useDispatch<ShareDispatch>()
  usePageShare(useChannel() === 'common' && card ? cardOf(card) : undefined)
  return { linkOf: (shared: ShareCard) => cardOf(shared).link, share: (shared: ShareCard) => dispatch(share({ card: cardOf(shared), channels: shareChannels.standard })) }
}
