/** Spec 1 §3: user type 1 passenger, 2 driver. */
export type UserType = 1 | 2

/**
 * Who is using the app (spec 1 §3, session and user storage). `token` alone decides whether someone is logged in; the rest is known
 * once the user info has been fetched, and null until then; `isNewUser` is true before that where the login made the account, which is still to be
 * confirmed. `mobileMask` is the server's; `mobile` is what the person typed.
 */
export type SessionState = {
  readonly token: string | null
  readonly id: string | null
  readonly promotorCode: string | null
  readonly isNewUser: boolean | null
  readonly transportType: number | null
  readonly mobileMask: string | null
  readonly mobile: string | null
  readonly userType: UserType | null
  /** The page around this one has sent this token to this document (spec 2 §2.5); never kept. */
  readonly isFromParent?: true
}

export const noSession: SessionState = {
  token: null,
  id: null,
  promotorCode: null,
  isNewUser: null,
  transportType: null,
  mobileMask: null,
  mobile: null,
  userType: null,
}

/** `tokenRejected`: the backend refused the token. `tokenMissing`: it wants one where there is none. `elsewhere`: another tab logged out. `loginAbandoned`: a login that cannot go on broke off after its token had come. `otherAccount`: the user wants to log in with another account. */
export type LogoutReason = 'tokenRejected' | 'tokenMissing' | 'elsewhere' | 'loginAbandoned' | 'otherAccount'
