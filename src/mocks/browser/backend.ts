// The embedded backend in a page, behind msw's service worker: the demo without a server. `start.ts` brings it and waits for it.
import { environmentOf } from '@config/env/environments'
import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { createBackend } from '../backend'
import { keepState } from './keepState'
import type { DemoPage } from './start'

/** On an unknown host a page asks for the vendors' own scripts, as in production; the demo has the stand-ins of development. */
const [vendors, standIns] = [environmentOf('prod', 'car'), environmentOf('dev', 'car')]
const standInFor = new Map((['sliderScript', 'carrierScript', 'paymentScript'] as const).map((name) => [vendors[name], standIns[name]]))

async function startBackend({ workerUrl, build }: DemoPage): Promise<void> {
  const backend = createBackend()
  const withKeptState = keepState(backend, window.localStorage, build, reportError)
  const answer = (request: Request): Promise<Response> => withKeptState(() => backend.handle(request))

  const everything = http.all('*', ({ request }) => {
    const url = new URL(request.url)
    const standIn = standInFor.get(url.origin + url.pathname)
    if (standIn) return answer(new Request(new URL(standIn + url.search, location.origin), { headers: request.headers }))
    return url.origin === location.origin && backend.owns(url) ? answer(request) : undefined
  })
  await setupWorker(everything).start({ serviceWorker: { url: workerUrl }, onUnhandledFrame: 'bypass', quiet: true })
}

const { __demo: demo } = window
if (demo) demo.begin(startBackend(demo))
