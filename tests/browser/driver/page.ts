import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'chrome-remote-interface'
import type { BrowserName } from './binaries.ts'
import { findInPage } from './findInPage.ts'
import { launch, type LaunchOptions } from './launch.ts'
import { pressPointInPage } from './pressPointInPage.ts'
import { record, type Failure } from './record.ts'
import { reload } from './reload.ts'
import { within } from './within.ts'

export type Role = 'button' | 'link' | 'textbox' | 'checkbox' | 'heading' | 'dialog' | 'alert' | 'status'
export type NetworkSpeed = { readonly latency: number; readonly downKbps: number; readonly upKbps: number }

/** What a test does with a browser: as a person would, by role, name and text. Every wait ends with an error, after a time that is enough on a busy machine. */
export type Page = {
  readonly browser: BrowserName
  readonly goto: (address: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly find: (role: Role, name: string) => Promise<void>
  /** `times`: so often in a row, before the page can answer. */
  readonly click: (role: Role, name: string, times?: number) => Promise<void>
  readonly fill: (label: string, text: string) => Promise<void>
  readonly check: (name: string) => Promise<void>
  readonly seeText: (text: string) => Promise<void>
  readonly waitUntil: (expression: string) => Promise<void>
  readonly evaluate: <T>(expression: string) => Promise<T>
  readonly address: () => Promise<URL>
  /** Console errors, uncaught exceptions and failed loads so far. */
  readonly errors: () => readonly string[]
  /** Addresses asked for so far. */
  readonly requests: () => readonly string[]
  /** What those requests said of the page they came from. */
  readonly referrers: () => readonly string[]
  /** Calls back for every answer that has come in whole: its kind (`Script`, `Document`, `Fetch` ...) and its bytes on the wire. */
  readonly onLoaded: (listener: (kind: string, bytes: number) => void) => void
  /** Calls back for every event of this name that the browser tells of. */
  readonly on: (event: string, listener: (said: never) => void) => void
  readonly screenshot: (file: string) => Promise<void>
  readonly emulateNetwork: (speed: NetworkSpeed) => Promise<void>
  readonly emulateSlowProcessor: (factor: number) => Promise<void>
  /** Addresses with these patterns (`*` stands for anything) fail as if the network did. */
  readonly blockAddresses: (patterns: readonly string[]) => Promise<void>
  /** Runs before every document's own scripts. */
  readonly beforeScripts: (source: string) => Promise<void>
  readonly send: (method: string, params?: Record<string, unknown>) => Promise<unknown>
  /** Another page of the same browser, with the same cookies; it closes with this one. */
  readonly openTab: () => Promise<Tab>
  readonly close: () => Promise<void>
}

export type Tab = Omit<Page, 'openTab' | 'close'>

const FIND_TIMEOUT_MS = 45_000
const ANSWER_TIMEOUT_MS = 90_000
/** A look at the page that has no answer by then is lost, as one is now and then while a document goes: it is made again. */
const LOOK_TIMEOUT_MS = 15_000

export async function openPage(browser: BrowserName, options?: LaunchOptions): Promise<Page> {
  const { client, openTab, close } = await launch(browser, options)
  return { ...(await drive(browser, client)), openTab: async () => drive(browser, await openTab()), close }
}

async function drive(browser: BrowserName, client: Client): Promise<Tab> {
  const { errors, requests, referrers, kinds } = record(client)
  /** Presses on what something else lay over: a test that waits in vain afterwards says so. */
  const covered: string[] = []
  const send = (method: string, params: Record<string, unknown> = {}, timeoutMs = ANSWER_TIMEOUT_MS) => within(timeoutMs, client.send(method, params), `${browser} does not answer ${method}.`)

  await Promise.all(['Page', 'Runtime', 'Network', 'Log'].map((domain) => send(`${domain}.enable`)))
  // One pixel for each of the page's: nothing of the product asks how many there are, and more take longer to draw.
  await send('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 1, mobile: true })

  async function evaluate<T>(expression: string, timeoutMs?: number): Promise<T> {
    const { result, exceptionDetails } = (await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true }, timeoutMs)) as { result: { value: T }; exceptionDetails?: Failure['exceptionDetails'] }
    if (exceptionDetails) throw new Error(`${exceptionDetails.exception?.description ?? exceptionDetails.text} in ${expression.slice(0, 200)}`)
    return result.value
  }

  /** Asks until there is an answer. A navigation in between destroys the page's context: that is no answer yet. */
  async function ask<T>(expression: string, what: string): Promise<T> {
    // Less often the longer it takes: other tests need the processor too.
    for (let end = Date.now() + FIND_TIMEOUT_MS, pause = 30; Date.now() < end; await wait((pause = Math.min(pause * 1.2, 250)))) {
      const value = await evaluate<T | null>(expression, LOOK_TIMEOUT_MS).catch(() => null)
      if (value !== null && value !== undefined && value !== false) return value
    }
    const seen = await evaluate<string>('document.body.innerText', LOOK_TIMEOUT_MS).catch(String)
    throw new Error(`${browser}: no ${what} within ${FIND_TIMEOUT_MS / 1000} s.\nErrors: ${errors.join('\n') || 'none'}\n${covered.join('\n')}\nThe page shows:\n${seen}`)
  }

  const finding = (role: Role, name: string): string => `(${findInPage.toString()})(${JSON.stringify(role)}, ${JSON.stringify(name)})`
  const find = (role: Role, name: string) => ask<boolean>(`!!${finding(role, name)}`, `${role} ${name}`)

  async function click(role: Role, name: string, times = 1): Promise<void> {
    const { x, y, covered: by } = await ask<{ x: number; y: number; covered?: string }>(`(${pressPointInPage.toString()})(${finding(role, name)})`, `${role} ${name}`)
    if (by) covered.push(`The press on ${role} ${name} fell on ${by}`)
    await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
    await Promise.all(Array.from({ length: times }, () => ['mousePressed', 'mouseReleased']).flat().map((type) => send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })))
  }

  return {
    browser,
    send,
    evaluate,
    click,
    goto: async (address) => void (await send('Page.navigate', { url: address })),
    reload: () => reload({ send, evaluate }),
    find: async (role, name) => void (await find(role, name)),
    fill: async (label, text) => {
      await click('textbox', label)
      await evaluate(`${finding('textbox', label)}.select()`)
      for (const character of text) await send('Input.dispatchKeyEvent', { type: 'char', text: character })
    },
    check: (name) => click('checkbox', name),
    seeText: async (text) => void (await ask(`document.body.innerText.replace(/\\s+/g, '').indexOf(${JSON.stringify(text.replace(/\s+/g, ''))}) >= 0`, `text ${text}`)),
    waitUntil: async (expression) => void (await ask(`!!(${expression})`, expression)),
    address: async () => new URL(await evaluate<string>('location.href')),
    errors: () => errors,
    requests: () => requests,
    referrers: () => referrers,
    onLoaded: (listener) => {
      client.on('Network.loadingFinished', ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => listener(kinds.get(requestId) ?? 'Other', encodedDataLength))
    },
    on: (event, listener) => void client.on(event, listener),
    screenshot: async (file) => writeFile(file, ((await send('Page.captureScreenshot')) as { data: string }).data, 'base64'),
    emulateNetwork: async ({ latency, downKbps, upKbps }) => {
      await send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: (downKbps * 1000) / 8, uploadThroughput: (upKbps * 1000) / 8 })
    },
    emulateSlowProcessor: async (factor) => void (await send('Emulation.setCPUThrottlingRate', { rate: factor })),
    blockAddresses: async (patterns) => void (await send('Network.setBlockedURLs', { urls: patterns })),
    beforeScripts: async (source) => {
      // The old browser knows this under its first name.
      await send('Page.addScriptToEvaluateOnNewDocument', { source }).catch(() => send('Page.addScriptToEvaluateOnLoad', { scriptSource: source }))
    },
  }
}
