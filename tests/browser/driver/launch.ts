import connect, { type Client } from 'chrome-remote-interface'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserName } from './binaries.ts'
import { startProcess, START_TIMEOUT_MS, type LaunchOptions, type Running } from './browserProcess.ts'
import { within } from './within.ts'

export type { LaunchOptions } from './browserProcess.ts'

export type Session = {
  readonly client: Client
  /** A further page beside the first, in the same context: what is kept in the browser is theirs together. */
  readonly openTab: () => Promise<Client>
  readonly close: () => Promise<void>
}

/**
 * A browser with nothing in it. Both browsers are driven by the same protocol, so a test cannot tell them apart. Today's keeps apart what its
 * contexts hold (cookies, storage, cache): one process serves the tests of a lane. The old one falls over when a context goes, and is
 * started anew for each; now and then it hangs while it starts, which says nothing of the product, so it gets a second chance.
 */
export async function launch(name: BrowserName, options: LaunchOptions = {}): Promise<Session> {
  if (name === 'current' && Object.keys(options).length === 0) return openContext().catch(openContext)
  return startAlone(name, options).catch(() => startAlone(name, options))
}

async function startAlone(name: BrowserName, options: LaunchOptions): Promise<Session> {
  const { port, stop } = await startProcess(name, options)
  try {
    const client = await driveFirst(name, port)
    return {
      client,
      openTab: () => openTarget(name, port, client),
      close: async () => {
        await stop()
        void client.close().catch(() => undefined)
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

type Shared = Running & { readonly keeper: Client }
let shared: Promise<Shared> | undefined

/** A context of the browser that the tests of this process share. One that does not do as it is told is stopped, and the next test has another. */
async function openContext(): Promise<Session> {
  shared ??= startShared()
  const { port, keeper } = await shared
  try {
    const { browserContextId } = (await within(START_TIMEOUT_MS, keeper.send('Target.createBrowserContext'), 'No context is made.')) as { browserContextId: string }
    const client = await openTarget('current', port, keeper, browserContextId)
    return {
      client,
      openTab: () => openTarget('current', port, keeper, browserContextId),
      close: async () => {
        await within(START_TIMEOUT_MS, keeper.send('Target.disposeBrowserContext', { browserContextId }), 'The context does not go.').catch(stopShared)
        void client.close().catch(() => undefined)
      },
    }
  } catch (error) {
    await stopShared()
    throw error
  }
}

async function startShared(): Promise<Shared> {
  const running = await startProcess('current')
  return { ...running, keeper: await within(START_TIMEOUT_MS, connectTo(running.port, { target: running.whole }), 'The browser does not let itself be driven.') }
}

/** To be called when the last test has ended: a browser that runs keeps its process from ending. */
export async function stopShared(): Promise<void> {
  const running = await shared?.catch(() => undefined)
  shared = undefined
  await running?.stop()
  void running?.keeper.close().catch(() => undefined)
}

async function driveFirst(name: BrowserName, port: number): Promise<Client> {
  const client = await within(START_TIMEOUT_MS, connectTo(port), `${name} does not let itself be driven.`)
  await within(START_TIMEOUT_MS, client.send('Page.enable'), `${name} does not answer.`)
  return client
}

async function openTarget(name: BrowserName, port: number, by: Client, browserContextId?: string): Promise<Client> {
  const { targetId } = (await within(START_TIMEOUT_MS, by.send('Target.createTarget', { url: 'about:blank', browserContextId }), `${name} opens no further page.`)) as { targetId: string }
  return within(START_TIMEOUT_MS, connectTo(port, { target: `ws://127.0.0.1:${port}/devtools/page/${targetId}` }), `${name} does not let its further page be driven.`)
}

/** Commands are sent by their names: nothing is made of the protocol's description, which the old browser does not serve, and whose thousand commands take as long as a page. */
const protocol = { domains: [] } as const

/** The port is there a moment before the first page is. */
async function connectTo(port: number, page: { readonly target?: string } = {}, attempts = 20): Promise<Client> {
  try {
    return await connect({ host: '127.0.0.1', port, protocol, ...page })
  } catch (error) {
    if (attempts === 0) throw error
    await wait(100)
    return connectTo(port, page, attempts - 1)
  }
}
