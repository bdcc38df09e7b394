/** How a user is authenticated (spec 1 §9, spec 2 §3). */
export const ACCOUNT_TYPE = { mobile: 1, password: 2, email: 3, ticket: 4, thirdParty: 5, carrier: 10 } as const
