import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit'
import { isProduction, type Environment } from '@config/env'

/** The options of Redux DevTools where the browser has them: never in production, and off where their code cannot be loaded. */
export async function loadDevTools(environment: Environment): Promise<DevToolsEnhancerOptions | false> {
  if (isProduction(environment) || !('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)) return false
  return import('./devtools').then(
    ({ devToolsOptions }) => devToolsOptions,
    () => false,
  )
}
