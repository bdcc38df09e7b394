import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { binaryOf, temporaryProfile, type BrowserName } from './binaries.ts'
import { within } from './within.ts'

export type LaunchOptions = {
  /** Where on earth the phone is. A part of the environment, which either browser heeds; the old one can be moved in no other way. */
  readonly timeZone?: string
  /** For a server of our own that speaks TLS with a certificate that no browser knows: the hash of its key. The browser keeps what comes from there, as from any other. */
  readonly trustedKey?: string
  /** Draws everything anew and in one way, so that two pictures of the same are the same pixel by pixel. */
  readonly isExact?: boolean
}

/** A pixel at an edge comes out otherwise where a part of a picture is drawn alone, a movement beside the page's own thread, or a letter between two pixels. */
const EXACT = ['--disable-partial-raster', '--run-all-compositor-stages-before-draw', '--disable-checker-imaging', '--disable-threaded-animation', '--disable-lcd-text', '--disable-composited-antialiasing']

/** What each browser is started with besides, by lines: testBrowser.ts says it. */
const furtherArgs = (): readonly string[] => process.env.BROWSER_ARGS?.split('\n') ?? []

/** A browser that runs: the address at which it takes what concerns it as a whole, the port at which it names its pages. */
export type Running = { readonly whole: string; readonly port: number; readonly stop: () => Promise<void> }

/** Milliseconds: a browser that has never run here reads every font first, which takes one of 2018 the longer part of a minute. */
export const START_TIMEOUT_MS = 60_000

/** A fresh browser with an empty profile, which goes with it. */
export async function startProcess(name: BrowserName, { timeZone, trustedKey, isExact }: LaunchOptions = {}): Promise<Running> {
  const [{ path, args, env }, profile] = await Promise.all([binaryOf(name), temporaryProfile()])
  const child = spawn(path, [...args, ...furtherArgs(), ...(trustedKey === undefined ? [] : [`--ignore-certificate-errors-spki-list=${trustedKey}`]), ...(isExact ? EXACT : []), `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'], { env: timeZone === undefined ? env : { ...env, TZ: timeZone }, stdio: ['ignore', 'ignore', 'pipe'] })
  const stop = async (): Promise<void> => {
    const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
    child.kill('SIGKILL')
    await gone
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const whole = await within(START_TIMEOUT_MS, addressOf(child, name), `${name} did not start.`)
    return { whole, port: Number(new URL(whole).port), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function addressOf(child: ChildProcessByStdio<null, null, Readable>, name: BrowserName): Promise<string> {
  const said: string[] = []
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}.\n${said.join('\n')}`)))
    createInterface({ input: child.stderr }).on('line', (line) => {
      said.push(line)
      const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1]
      if (address) resolve(address)
    })
  })
}
