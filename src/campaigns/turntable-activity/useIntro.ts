import { useLocation } from 'react-router'
import type { LivePage } from '@/blocks/definePage'
import { isRedirecting } from '@/blocks/isRedirecting'
import { usePrizeExit, type PrizeExit } from '@/blocks/reward/usePrizeExit'
import { useActivityRequest } from '@/blocks/useActivityRequest'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { usePageConfig } from '@/blocks/usePageConfig'
import { parseQuery } from '@/lib/query'
import { useQueryTurntableRewardDetailQuery, type PrizeDetail } from './api'

/** Null where there is no such prize of this user. */
type IntroData = { readonly detail: PrizeDetail | null }
type IntroActions = { readonly use: PrizeExit; readonly openAddress: (rewardId: string) => void; readonly leave: () => void }

export function useIntro(configKey: string): LivePage<IntroData, IntroActions> {
  const request = useActivityRequest()
  const exit = usePrizeExit()
  const { open } = useCampaignNavigate()
  const { rawConfig } = usePageConfig(configKey)
  const rewardId = parseQuery(useLocation().search).get('rewardId') ?? ''
  const { currentData, error, isFetching, refetch } = useQueryTurntableRewardDetailQuery({ request, args: { rewardId } }, { refetchOnMountOrArgChange: true, skip: rewardId === '' })
  if (rewardId !== '' && currentData === undefined) return error && !isFetching && !isRedirecting(error) ? { status: 'failed', error, retry: () => void refetch() } : { status: 'loading' }
  return {
    status: 'ready',
    rawConfig,
    data: { detail: currentData ?? null },
    actions: {
      use: exit,
      openAddress: (id) => open('reward/address', { params: { rewardId: id } }),
      leave: () => open('reward/list', { params: { rewardId: null } }),
    },
  }
}
