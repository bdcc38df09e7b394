import type { SessionState } from './session'

export type WithSession = { readonly session: SessionState }

export const selectSession = ({ session }: WithSession): SessionState => session
export const selectToken = ({ session }: WithSession): string | null => session.token
export const selectIsLoggedIn = ({ session }: WithSession): boolean => session.token !== null
export const selectUserUid = ({ session }: WithSession): string | null => session.id
/** The user's own promoter code, for the links that they share. */
export const selectOwnPromotorCode = ({ session }: WithSession): string | null => session.promotorCode
export const selectIsNewUser = ({ session }: WithSession): boolean | null => session.isNewUser
