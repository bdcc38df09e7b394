import { chooseEnvironment, DEBUG_STAGE_KEY, type Environment } from '@config/env'

/** The environment of this page's host (spec 2 §9). Says so when the host is not known: such a page behaves like production on its own origin. */
export function pageEnvironment(): Environment {
  const { hostname } = window.location
  const { environment, isKnownHost } = chooseEnvironment(hostname, readDebugStage())
  // oxlint-disable-next-line no-console -- whoever put the app on a new host must learn of it, in production too
  if (!isKnownHost) console.warn(`No environment is set for the host "${hostname}": production behaviour, asking the page's own origin. Hosts are listed in config/env/environments.ts.`)
  return environment
}

function readDebugStage(): string | null {
  try {
    return sessionStorage.getItem(DEBUG_STAGE_KEY)
  } catch {
    return null
  }
}
