import { findByUid, type Account } from './accounts'
import { definePart, type MockState } from './state'

const OPAQUE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** `{"alg":"HS256","typ":"JWT"}` in base64url: the token has the shape of a JWT and says nothing about its owner. */
const JWT_HEADER = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9'

/** Uid by token. */
const tokens = definePart('tokens', (): Record<string, string> => ({}))

/** A new bearer token. Its letters come from a stream of the account's own, so after a reset no account gets another one's old token. */
export function issueToken(state: MockState, account: Account): string {
  const random = state.random(`token:${account.uid}`)
  const token = `${JWT_HEADER}.${random.text(OPAQUE, 64)}.${random.text(OPAQUE, 43)}`
  tokens.of(state)[token] = account.uid
  return token
}

export function findByToken(state: MockState, token: string): Account | undefined {
  const uid = tokens.of(state)[token]
  return uid === undefined ? undefined : findByUid(state, uid)
}
