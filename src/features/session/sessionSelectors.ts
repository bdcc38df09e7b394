import type { SessionState } from './session'

export type WithSession = { readonly session: SessionState }

export const selectSession = ({ session }: WithSession): SessionState => session
export const selectToken = ({ session }: WithSession): string | null => session.token
export const selectIsLoggedIn = ({ session }: WithSession): boolean => session.token !== null
export const selectUserUid = ({ session }: WithSession): string | null => session.id
