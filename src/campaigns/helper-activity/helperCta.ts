import type { DrawStage } from '@/blocks/draw/useDraw'
import type { HomeStatus } from '@/services/candle'
import type { HelperPage, RoundStatus } from './api'

/** The big button. Of the owner: find helpers, take the reward, begin another round. Of a visitor: help, or have a round of one's own. */
export type HelperCta = 'find' | 'receive' | 'again' | 'assist' | 'mine' | 'busy' | 'ask' | 'ended' | 'none'

type Standing = Pick<HelperPage, 'role' | 'assistState'> & { readonly status: HomeStatus; readonly roundStatus: RoundStatus | undefined; readonly step: DrawStage<unknown>['step'] }

const OWNER: Readonly<Record<RoundStatus, HelperCta>> = { open: 'find', reached: 'receive', received: 'again', expired: 'again' }

/** `step`: of what this user does here, helping or taking the reward. */
export function helperCta({ status, role, assistState, roundStatus, step }: Standing): HelperCta {
  if (status === 'finished') return 'ended'
  if (status === 'blacklisted') return 'none'
  if (step === 'drawing' || step === 'asking') return 'busy'
  if (step === 'unknown') return 'ask'
  if (role === 'owner') return roundStatus ? OWNER[roundStatus] : 'find'
  return assistState === 'may' && step !== 'told' ? 'assist' : 'mine'
}
