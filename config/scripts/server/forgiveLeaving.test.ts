/** @jest-environment node */
import { once } from 'node:events'
import { get, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { jest } from '@jest/globals'
import type webpackType from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { forgiveLeaving } from './forgiveLeaving.ts'

// An import would read every name of the package, and the old ones among them warn.
const webpack = createRequire(import.meta.url)('webpack') as typeof webpackType

/** How long something to be said is waited for, and how long nothing (ms). */
const [AT_MOST, SILENCE] = [60_000, 200]

/** What the dev server logs of a browser that has left by the time there is an answer; `isLogging`: there is something to come. */
async function loggedOfOneThatLeft(plugins: readonly ((compiler: webpackType.Compiler) => void)[], isLogging = false): Promise<unknown[]> {
  const logged: unknown[] = []
  const compiler = webpack({
    context: tmpdir(),
    mode: 'none',
    entry: 'data:text/javascript,1',
    output: { path: tmpdir(), filename: 'app.js', publicPath: '/', uniqueName: 'app' },
    plugins: [...plugins],
    infrastructureLogging: { level: 'warn', console: { ...console, error: (...said: unknown[]) => logged.push(said) } },
  })
  if (!compiler) throw new Error('webpack gave no compiler')
  let build: () => void = () => undefined
  const mayBuild = new Promise<void>((resolve) => {
    build = resolve
  })
  compiler.hooks.beforeCompile.tapPromise('wait', () => mayBuild)
  const server = new WebpackDevServer({ port: 'auto', host: 'localhost', hot: false, liveReload: false, client: false, static: false, setupExitSignals: false }, compiler)
  await server.start()
  if (!server.server) throw new Error('no server')
  const seen = once(server.server, 'request') as Promise<[unknown, ServerResponse]>
  const request = get({ port: (server.server.address() as AddressInfo).port, path: '/app.js' })
  request.on('error', () => undefined)
  const [, response] = await seen
  request.destroy()
  await once(response, 'close')
  build()
  await new Promise<void>((resolve) => void server.middleware?.waitUntilValid(() => resolve()))
  for (const end = Date.now() + (isLogging ? AT_MOST : 0); logged.length === 0 && Date.now() < end; ) await wait(20)
  await wait(SILENCE)
  await server.stop()
  return logged
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
})

it('says nothing of a browser that left while the first build was under way', async () => {
  expect(await loggedOfOneThatLeft([forgiveLeaving])).toEqual([])
})

it('is needed for that', async () => {
  expect(await loggedOfOneThatLeft([], true)).not.toEqual([])
})

it('keeps what else goes wrong', async () => {
  const failing = (compiler: webpackType.Compiler): void => compiler.getInfrastructureLogger('webpack-dev-middleware').error('Stream error:', new Error('disk'))
  expect(await loggedOfOneThatLeft([forgiveLeaving, failing])).toHaveLength(1)
})
