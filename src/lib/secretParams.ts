import { withParams } from './query'

/** Parameters of our own addresses that are secret or name a person (spec 1 §2). As `withParams` takes them away: an address that goes on to somebody else has none of them. */
export const NO_SECRETS = { thirdPartTicket: null, mobile: null, smsCode: null, contextToken: null } as const

/** The address of the page as others may have it: whoever receives it writes it down. */
export const withoutSecrets = ({ origin, pathname, search, hash }: Location): string => origin + pathname + withParams(search, NO_SECRETS) + hash
