import type { IncomingMessage } from 'node:http'
import { ASKED_ATTRIBUTE, ASKED_COOKIE, PANEL_PARAM, SCENARIO_PARAM, SIMULATION_PARAMS } from '../../../src/simulator/params.ts'
import type { Mode } from '../../../webpack.config.ts'
import type { Middleware } from './embeddedBackend.ts'
import { servedScript } from './servedScript.ts'

export const SIMULATOR_PATH = '/__simulator__/simulator.js'

/**
 * The simulator in front of the embedded backend. Its script is built when it is first asked for, in development at once, because every page will; it lies
 * outside dist/.
 */
export function withSimulator(backend: Middleware, mode: Mode = 'production'): Middleware {
  const script = servedScript('simulator', './src/simulator/start.ts', mode)
  // A failure is answered to the page that asks for it.
  if (mode === 'development') script.build().catch(() => undefined)
  return (request, response, next) => {
    if (request.url?.split('?')[0] === SIMULATOR_PATH) script.answer(response)
    else backend(request, response, next)
  }
}

/** The document with the simulator's script before all others. `always` shows the panel in every tab; else a tab has to ask for it. */
export function withSimulatorTag(html: string, { always }: { readonly always: boolean }): string {
  return html.replace('<head>', `<head><script src="${SIMULATOR_PATH}"${always ? '' : ` ${ASKED_ATTRIBUTE}`}></script>`)
}

/**
 * Whether a document is to come with the simulator: its address says so, or one in this browser did before. A browser that never asked gets
 * the product as it is. `headers` keep the wish over navigations that drop the address's parameters.
 */
export function simulatorWish({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): { readonly isAsked: boolean; readonly headers: Readonly<Record<string, string>> } {
  const { searchParams } = new URL(url, 'http://localhost')
  const isInAddress = [...SIMULATION_PARAMS, PANEL_PARAM, SCENARIO_PARAM].some((name) => searchParams.has(name))
  const isKept = (headers.cookie ?? '').split(/;\s*/).includes(`${ASKED_COOKIE}=1`)
  return { isAsked: isInAddress || isKept, headers: isInAddress ? { 'Set-Cookie': `${ASKED_COOKIE}=1; Path=/; SameSite=Lax` } : {} }
}
