import type { Line } from '@config/env'
import type { Agreement as AgreementName } from '@/services/remoteConfig'

export type { AgreementName }

/** Null: no address is known, or not a safe one; the name then stands there without a link. */
export type Agreement = { readonly name: AgreementName; readonly url: string | null }

const CAR: readonly AgreementName[] = ['termsOfService', 'privacyPolicy', 'privacyAgreement']
const TAXI_PASSENGER: readonly AgreementName[] = ['passengerServiceAgreement', 'passengerPrivacyPolicy']
const TAXI_DRIVER: readonly AgreementName[] = ['driverServiceAgreement', 'driverPrivacyPolicy']

/** What a person agrees to, by product line and role (spec 1 §2). */
export function agreementNames(line: Line, isDriver: boolean): readonly AgreementName[] {
  if (line !== 'taxi') return CAR
  return isDriver ? TAXI_DRIVER : TAXI_PASSENGER
}
