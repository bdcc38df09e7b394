import type { SlicePersist, StoredValues } from '@/lib/storage/slicePersist'
import { noSession, type SessionState } from './session'

/** It goes into a header, where any other character would make every call fail. */
const TOKEN = /^[\x21-\x7e]+$/

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** A session is whole or it is none: a value of the wrong kind counts as not known, and no usable token means no login. */
function deserialize(stored: StoredValues): SessionState {
  const token = text(stored['token'])
  if (token === null || !TOKEN.test(token)) return noSession
  const { isNewUser, transportType, userType } = stored
  return {
    token,
    id: text(stored['id']),
    promotorCode: text(stored['promotorCode']),
    isNewUser: typeof isNewUser === 'boolean' ? isNewUser : null,
    transportType: typeof transportType === 'number' ? transportType : null,
    mobileMask: text(stored['mobileMask']),
    mobile: text(stored['mobile']),
    userType: userType === 1 || userType === 2 ? userType : null,
  }
}

export const sessionPersist: SlicePersist<SessionState> = {
  key: 'session',
  storage: 'session',
  version: 1,
  whitelist: ['token', 'id', 'promotorCode', 'isNewUser', 'transportType', 'mobileMask', 'mobile', 'userType'],
  migrations: {},
  deserialize,
}
