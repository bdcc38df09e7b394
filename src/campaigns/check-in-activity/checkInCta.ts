import type { DrawStage } from '@/blocks/draw/useDraw'
import type { HomeStatus } from '@/services/candle'

/** The big button: log in to sign, sign, wait, ask what came of it, come again tomorrow, over, or not there at all. */
export type CheckInCta = 'login' | 'sign' | 'busy' | 'ask' | 'signed' | 'ended' | 'none'

type Standing = { readonly status: HomeStatus; readonly isLoggedIn: boolean; readonly isSignedToday: boolean; readonly step: DrawStage<unknown>['step'] }

export function checkInCta({ status, isLoggedIn, isSignedToday, step }: Standing): CheckInCta {
  if (status === 'finished') return 'ended'
  if (status === 'blacklisted') return 'none'
  if (!isLoggedIn) return 'login'
  if (step === 'drawing' || step === 'asking') return 'busy'
  if (step === 'unknown') return 'ask'
  return isSignedToday || step === 'told' ? 'signed' : 'sign'
}
