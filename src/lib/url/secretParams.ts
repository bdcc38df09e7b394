import { withParams } from './query'

/** Parameters that are secret or identify the user (spec 1 §2), as `withParams` removes them from an address that is passed on. */
export const NO_SECRETS = { thirdPartTicket: null, mobile: null, smsCode: null, contextToken: null } as const

/** The page's address as it may be passed on: the receiver may store it. */
export const withoutSecrets = ({ origin, pathname, search, hash }: Location): string => origin + pathname + withParams(search, NO_SECRETS) + hash
