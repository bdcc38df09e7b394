import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import connect, { type Client } from 'chrome-remote-interface'
import { binaryOf, temporaryProfile, type BrowserName } from './binaries.ts'
import { within } from './within.ts'

export type Session = {
  readonly client: Client
  /** A further page beside the first, in the same context: what is kept in the browser is theirs together. */
  readonly openTab: () => Promise<Client>
  readonly close: () => Promise<void>
}

export type LaunchOptions = {
  /** Where on earth the phone is. A part of the environment, which either browser heeds; the old one can be moved in no other way. */
  readonly timeZone?: string
  /** For a server of our own that speaks TLS with a certificate nobody knows: the hash of its key. The browser keeps what comes from there, as from any other. */
  readonly trustedKey?: string
}

const START_TIMEOUT_MS = 20_000

/**
 * A fresh browser with an empty profile. Both browsers are driven by the same protocol, so a test cannot tell them apart. The old one
 * now and then hangs while it starts; that says nothing of the product, so it gets a second chance.
 */
export async function launch(name: BrowserName, options: LaunchOptions = {}): Promise<Session> {
  return start(name, options).catch(() => start(name, options))
}

async function start(name: BrowserName, { timeZone, trustedKey }: LaunchOptions): Promise<Session> {
  const [{ path, args, env }, profile] = await Promise.all([binaryOf(name), temporaryProfile()])
  const child = spawn(path, [...args, ...(trustedKey === undefined ? [] : [`--ignore-certificate-errors-spki-list=${trustedKey}`]), `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'], { env: timeZone === undefined ? env : { ...env, TZ: timeZone }, stdio: ['ignore', 'ignore', 'pipe'] })
  const stop = async (): Promise<void> => {
    const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
    child.kill('SIGKILL')
    await gone
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const port = await within(START_TIMEOUT_MS, portOf(child, name), `${name} did not start.`)
    // The protocol's own description is asked of the package (`local`): the old browser does not serve one.
    const client = await within(START_TIMEOUT_MS, connectTo(port), `${name} does not let itself be driven.`)
    await within(START_TIMEOUT_MS, client.send('Page.enable'), `${name} does not answer.`)
    return {
      client,
      openTab: async () => {
        const { targetId } = (await within(START_TIMEOUT_MS, client.send('Target.createTarget', { url: 'about:blank' }), `${name} opens no second page.`)) as { targetId: string }
        return within(START_TIMEOUT_MS, connectTo(port, { target: targetId }), `${name} does not let its second page be driven.`)
      },
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

/** The port is there a moment before the first page is. */
async function connectTo(port: number, page: { readonly target?: string } = {}, attempts = 20): Promise<Client> {
  try {
    return await connect({ host: '127.0.0.1', port, local: true, ...page })
  } catch (error) {
    if (attempts === 0) throw error
    await wait(100)
    return connectTo(port, page, attempts - 1)
  }
}

function portOf(child: ChildProcessByStdio<null, null, Readable>, name: BrowserName): Promise<number> {
  const said: string[] = []
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}.\n${said.join('\n')}`)))
    createInterface({ input: child.stderr }).on('line', (line) => {
      said.push(line)
      const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1]
      if (port) resolve(Number(port))
    })
  })
}
