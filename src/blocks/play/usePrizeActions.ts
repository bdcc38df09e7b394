import { usePrizeExit, type PrizeExit } from '@/blocks/rewardDialog/usePrizeExit'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'

/** The ways on from a prize, of a campaign that has a page for addresses: to its use, or to where it is to be sent. */
export type PrizeActions = { readonly use: PrizeExit; readonly fillAddress: (prizeId: string) => void }

export const prizeWays = ['use', 'fillAddress'] as const

export function usePrizeActions(): PrizeActions {
  const use = usePrizeExit()
  const { open } = useCampaignNavigate()
  return { use, fillAddress: (rewardId) => open('reward/address', { params: { rewardId } }) }
}
