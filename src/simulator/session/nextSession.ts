import { chooseEnvironment, DEBUG_STAGE_KEY } from '@config/env'
import { cookieStorage } from '@/app/persistence/cookieStorage'
import { KEY_PREFIX } from '@/lib/storage/storageKeys'
import { tabStorage } from '@/app/persistence/webStorage'
import type { SessionState } from '@/features/session'
import { sessionPersist } from '@/features/session/session.persist'
import { tabMemory } from '../tabMemory'

const next = tabMemory('session')

/** The account that the page starts with the next time, null for none. It waits for the next start, because a page that is left writes its own session once more. */
export function startNextAs(session: SessionState | null): void {
  next.write(JSON.stringify(session))
}

/** Puts a waiting session where the application keeps its own, before the application looks there. */
export function takeNextSession(): void {
  const waiting = next.read()
  if (waiting === null) return
  next.erase()
  const { environment } = chooseEnvironment(window.location.hostname, sessionStorage.getItem(DEBUG_STAGE_KEY))
  const key = KEY_PREFIX + sessionPersist.key
  const place = environment.sessionStore === 'cookie' ? cookieStorage : tabStorage
  const values = JSON.parse(waiting) as SessionState | null
  if (values) place.write(key, JSON.stringify({ ...values, _persist: { version: sessionPersist.version, rehydrated: true } }))
  else place.erase(key)
}
