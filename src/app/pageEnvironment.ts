import { chooseEnvironment, DEBUG_STAGE_KEY, type Environment } from '@config/env'

/** The environment of this page's host (spec 2 §9). Warns about an unknown host: the page behaves like production on its own origin there. */
export function pageEnvironment(): Environment {
  const { hostname } = window.location
  const { environment, isKnownHost } = chooseEnvironment(hostname, readDebugStage())
  // oxlint-disable-next-line no-console -- a deployment to an unknown host must be noticed, in production too
  if (!isKnownHost) console.warn(`Unknown host ${hostname}: production, asking its own origin (config/env/environments.ts)`)
  return environment
}

function readDebugStage(): string | null {
  try {
    return sessionStorage.getItem(DEBUG_STAGE_KEY)
  } catch {
    return null
  }
}
