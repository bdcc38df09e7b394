import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit'
import { isProduction, type Environment } from '@config/env'

/** The developer tools' options where the browser has such tools: never in production, and without their code they stay off. */
export async function loadDevTools(environment: Environment): Promise<DevToolsEnhancerOptions | false> {
  if (isProduction(environment) || !('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)) return false
  return import('./devtools').then(
    ({ devToolsOptions }) => devToolsOptions,
    () => false,
  )
}
