/** @jest-environment node */
import { get } from 'node:http'
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

/** What the dev server logs of a browser that has left by the time there is an answer. */
async function loggedOfOneThatLeft(plugins: readonly ((compiler: webpackType.Compiler) => void)[]): Promise<unknown[]> {
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
  const address = server.server?.address() as AddressInfo | undefined
  const request = get({ port: address?.port ?? 0, path: '/app.js' })
  request.on('error', () => undefined)
  await wait(100)
  request.destroy()
  await wait(100)
  build()
  await new Promise<void>((resolve) => void server.middleware?.waitUntilValid(() => resolve()))
  await wait(200)
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
  expect(await loggedOfOneThatLeft([])).not.toEqual([])
})

it('keeps what else goes wrong', async () => {
  const failing = (compiler: webpackType.Compiler): void => compiler.getInfrastructureLogger('webpack-dev-middleware').error('Stream error:', new Error('disk'))
  expect(await loggedOfOneThatLeft([forgiveLeaving, failing])).toHaveLength(1)
})
