/** Parameters of our own addresses that are secret or name a person (spec 1 §2). As `withParams` takes them away: an address that goes on to somebody else has none of them. */
export const NO_SECRETS = { thirdPartTicket: null, mobile: null, smsCode: null, contextToken: null } as const
