import { availableParallelism } from 'node:os'
import { distServer, listen } from '../server/distServer.ts'
import type { Middleware } from '../server/embeddedBackend.ts'
import { openPage, type Tab } from '../../../tests/browser/driver/page.ts'
import { holdStill, setStage, STAGE, STAGE_PATH, type Scene, type Shown } from './stage.ts'

/** More than cores: a page is waited for until it has stood still for a while. */
const TABS = 3 * availableParallelism()
/** Milliseconds that a page has on a busy machine. */
const LIMIT = 20_000
/** A long list is measured row by row, and grows and shrinks while its frame follows. */
const MOST_STRETCHES = 6
const ANOTHER_SCALE = 1.01
const DRAWN = `new Promise(function (done) { requestAnimationFrame(function () { requestAnimationFrame(done) }) })`
/** A morning among the days that the samples are about. */
const NOW = Date.UTC(2026, 10, 20, 2)
/** Nothing outside this machine is asked: the pictures of two runs would tell of the network. */
const ELSEWHERE = ['https://*', 'ws://*', 'wss://*']

/** `height`: of the screen; a phone's of this width where it is not given. `isScreen`: nothing is drawn but what is on it at first, in the looks of so low a screen. */
export type Look = { readonly width: number; readonly height?: number | undefined; readonly letters: number; readonly isScreen?: boolean | undefined }
export type Picture = { readonly png: Buffer; readonly height: number } | { readonly failure: string }

const HEIGHTS: Readonly<Record<number, number>> = { 320: 568, 390: 844, 414: 896 }
/** Of a phone of this width. */
const screenHeight = (width: number): number => HEIGHTS[width] ?? Math.round(width * 2.16)

const answerStage: Middleware = (request, response, next) => {
  if (request.url === STAGE_PATH) response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(STAGE)
  else next()
}

/** A picture of each address (a path of the site), told as they come; the built site is served for them, with nothing behind it. */
export async function takePictures(addresses: readonly string[], look: Look, onPicture: (index: number, picture: Picture) => void): Promise<void> {
  const server = distServer('dist', answerStage)
  const stage = `http://localhost:${await listen(server, 0)}${STAGE_PATH}`
  const first = await openPage('current', { isExact: true })
  const waiting = addresses.map((address, index) => ({ address, index }))
  async function work(tab: Tab): Promise<void> {
    await prepare(tab, stage)
    for (let next = waiting.shift(); next; next = waiting.shift()) onPicture(next.index, await takePicture(tab, next.address, look))
  }
  try {
    const tabs = [first, ...(await Promise.all(Array.from({ length: Math.min(TABS, addresses.length) - 1 }, () => first.openTab())))]
    await Promise.all(tabs.map(work))
  } finally {
    await first.close()
    server.close()
    server.closeAllConnections()
  }
}

async function prepare(tab: Tab, stage: string): Promise<void> {
  await tab.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
  await tab.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Shanghai' })
  await tab.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  await tab.blockAddresses(ELSEWHERE)
  await tab.beforeScripts(`(${holdStill.toString()})(${NOW})`)
  await tab.goto(stage)
  await tab.waitUntil(`document.title === 'Gallery'`)
  await tab.evaluate(`(${setStage.toString()})()`)
}

async function takePicture(tab: Tab, address: string, { width, height: given, letters, isScreen = false }: Look): Promise<Picture> {
  const screen = given ?? screenHeight(width)
  const scene: Scene = { address, width, height: screen, letters, limit: LIMIT }
  const resize = (height: number, deviceScaleFactor = 1) => tab.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: true })
  try {
    await resize(screen)
    let shown = await tab.evaluate<Shown>(`stage.open(${JSON.stringify(scene)})`)
    let tall = screen
    for (let left = isScreen ? 0 : MOST_STRETCHES; left > 0 && 'height' in shown && Math.max(screen, shown.height) !== tall; left -= 1) {
      tall = Math.max(screen, shown.height)
      // The screen too: what is out of sight of a screen is not drawn by every page.
      await resize(tall)
      shown = await tab.evaluate<Shown>(`stage.stretch(${tall})`)
    }
    if ('failure' in shown) return shown
    // Everything is drawn anew: what was drawn while it moved keeps edges of its own.
    for (const scale of [ANOTHER_SCALE, 1]) {
      await resize(tall, scale)
      await tab.evaluate(DRAWN)
    }
    const { data } = (await tab.send('Page.captureScreenshot', { format: 'png', clip: { x: 0, y: 0, width, height: tall, scale: 1 } })) as { data: string }
    return { png: Buffer.from(data, 'base64'), height: tall }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
