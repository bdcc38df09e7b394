import type { SessionState } from './session'

export type WithSession = { readonly session: SessionState }

export const selectSession = ({ session }: WithSession): SessionState => session
export const selectToken = ({ session }: WithSession): string | null => session.token
export const selectIsLoggedIn = ({ session }: WithSession): boolean => session.token !== null
export const selectUserUid = ({ session }: WithSession): string | null => session.id
/** The login of `token` has no user yet. Where it has one after a failure, another tab has finished it, and taking over that session has cut off the calls of this one. */
export const selectIsLoginUnfinished = ({ session }: WithSession, token: string | null): boolean => token !== null && session.token === token && session.id === null
