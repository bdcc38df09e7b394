import { site } from '../driver/inBothBrowsers.ts'
import type { Page, Tab } from '../driver/page.ts'

export const workbench = `${site}workbench/`

const FRAME = `document.querySelector('iframe')`
/** The previewed page's own document: the same origin as the tool's. */
export const inFrame = `${FRAME}.contentDocument`
export const isReady = `(${FRAME} && ${inFrame} && ${inFrame}.documentElement.dataset.app === 'ready' && !Array.from(document.querySelectorAll('[role=status]')).some((e) => /加载中/.test(e.textContent)))`

/** The tool is built when it is first asked for; a person sees that, a test waits for it outside the browser. */
export async function isBuilt(limit = 180_000): Promise<void> {
  for (const end = Date.now() + limit; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 500))) {
    const { status } = await fetch(workbench)
    if (status === 200) return
    if (status !== 202) throw new Error(`The workbench answers ${status}.`)
  }
  throw new Error('The workbench is not built in time.')
}

export async function openWorkbench(page: Tab, hash = '', { width = 1440, height = 900 } = {}): Promise<void> {
  await isBuilt()
  await page.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
  await page.goto(workbench + hash)
  await page.waitUntil(isReady)
}

/** By the id that the tree knows a page by. */
export const choosePage = (page: Page, id: string): Promise<void> => page.waitUntil(`(function (row) { if (row) row.click(); return row })(document.querySelector('[role=row][data-key="${id}"]'))`)

/** Presses the middle of an element in the frame, wherever the scaled device has it. */
export async function pressInFrame(page: Page, selector: string): Promise<void> {
  const { x, y } = await page.evaluate<{ x: number; y: number }>(`(function () {
    var frame = ${FRAME}, outer = frame.getBoundingClientRect(), scale = outer.width / frame.clientWidth
    var element = ${inFrame}.querySelector(${JSON.stringify(selector)})
    element.scrollIntoView({ block: 'center' })
    var rect = element.getBoundingClientRect()
    return { x: outer.left + (rect.left + rect.width / 2) * scale, y: outer.top + (rect.top + rect.height / 2) * scale }
  })()`)
  await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
  for (const type of ['mousePressed', 'mouseReleased']) await page.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
}

export async function pressKey(page: Page, key: string, code: string, { modifiers = 0, keyCode = 0 } = {}): Promise<void> {
  for (const type of ['rawKeyDown', 'keyUp']) await page.send('Input.dispatchKeyEvent', { type, key, code, modifiers, windowsVirtualKeyCode: keyCode })
}

export const CTRL = 2
export const SHIFT = 8

/** Gives a file to the chooser whose `accept` has this word in it. `content` is an expression of a Blob or text. */
export const giveFile = (page: Page, accept: string, content: string, name: string, type: string): Promise<unknown> =>
  page.evaluate(`(async function () {
    var input = document.querySelector('input[type=file][accept*="${accept}"]'), data = new DataTransfer()
    data.items.add(new File([await (${content})], '${name}', { type: '${type}' }))
    input.files = data.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })()`)

export async function receivedRequests(): Promise<readonly { readonly path: string }[]> {
  return (await (await fetch(new URL('/__mock__/requests', site))).json()) as readonly { readonly path: string }[]
}
