import type { DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit'
import { isProduction, type Environment } from '@config/env'
import type { AppHistory } from '@/lib/history/appHistory'

/** With what the store needs beside them. */
export type DevTools = DevToolsEnhancerOptions & { readonly enhancer: StoreEnhancer }

/** The options of Redux DevTools where the browser has them: never in production, and off where their code cannot be loaded. */
export async function loadDevTools(environment: Environment, history: AppHistory): Promise<DevTools | false> {
  if (isProduction(environment) || !('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)) return false
  return import('./devtools').then(
    ({ devToolsFor }) => devToolsFor(history),
    () => false,
  )
}
