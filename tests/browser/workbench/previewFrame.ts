import { site } from '../driver/inBothBrowsers.ts'
import type { Page } from '../driver/page.ts'
import { frame as openInTool } from './previewSteps.ts'
import { until } from '../driver/until.ts'
import type { Tool } from './toolPage.ts'

/** A preview that stays in its frame and is led from state to state, as tall as its content. */
export type Frame = {
  readonly evaluate: <T>(expression: string) => Promise<T>
  /** Leads to another state of any page, which is drawn anew. */
  readonly show: (path: string, screen?: 'ready' | 'error') => Promise<void>
  /** Until nothing changes any more. */
  readonly settle: () => Promise<void>
  /** Puts what is shown on the screen, for a picture of it, or keeps it off again. It is off at first: a page is laid out all the same, and painting it is a third of the work. */
  readonly paint: (isPainted: boolean) => Promise<void>
}

const leadTo = (path: string): string => `history.replaceState(history.state, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate', { state: history.state }))`

const NOWHERE = '/market-platform-h5/?mis=1'

/** A page that is only on its way when the next address comes is never drawn, and what was shown before it would stay, with its state. */
const awayTo = (path: string): string => `new Promise(function (resolve) {
  function look() { if (document.documentElement.dataset.app) resolve(true); else setTimeout(look, 5) }
  if (location.pathname + location.search === '${path}') return resolve(true)
  delete document.documentElement.dataset.app
  ${leadTo(path)}
  look()
})`

/** Milliseconds. */
const READY_LIMIT = 90_000

const SETTLED = `new Promise(function (resolve) {
  var before = '', same = 0
  function look() {
    var now = document.body.innerHTML.length + ' ' + document.body.scrollHeight
    same = now === before ? same + 1 : 0
    before = now
    if (same > 2) resolve(true); else setTimeout(look, 20)
  }
  look()
})`

export async function openFrame(page: Page, tool: Tool, { width, height, language }: { readonly width: number; readonly height: number; readonly language?: 'en' }): Promise<Frame> {
  const nowhere = language ? `${NOWHERE}&lang=${language}` : NOWHERE
  await page.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: true })
  await openInTool(page, tool, new URL(nowhere, site).href.slice(site.length), { follows: true })
  let world: number | undefined
  const evaluate = async <T>(expression: string): Promise<T> => {
    if (world === undefined) throw new Error('The frame has no document yet')
    const { result, exceptionDetails } = (await page.send('Runtime.evaluate', { expression, contextId: world, returnByValue: true, awaitPromise: true })) as { result: { value: T }; exceptionDetails?: { text: string; exception?: { description?: string } } }
    if (exceptionDetails) throw new Error(`${exceptionDetails.exception?.description ?? exceptionDetails.text} in ${expression.slice(0, 200)}`)
    return result.value
  }
  await until('the frame', async () => {
    const { frameTree } = (await page.send('Page.getFrameTree')) as { frameTree: { childFrames?: readonly { frame: { id: string } }[] } }
    const frameId = frameTree.childFrames?.[0]?.frame.id
    world = ((await page.send('Page.createIsolatedWorld', { frameId })) as { executionContextId: number }).executionContextId
    return evaluate<boolean>(`document.documentElement.dataset.app !== undefined`)
  }, READY_LIMIT)
  const paint = async (isPainted: boolean): Promise<void> => void (await page.evaluate(`frame.style.visibility = '${isPainted ? 'visible' : 'hidden'}'`))
  await page.evaluate(`frame.style.width = '${width}px'`)
  await paint(false)

  return {
    evaluate,
    show: async (path, screen = 'ready') => {
      // Somewhere else in between: no state of the page before is kept.
      await evaluate(awayTo(nowhere))
      await page.evaluate(`heard = []`)
      await evaluate(`${leadTo(path)}; true`)
      if (screen === 'ready') await until(path, () => page.evaluate<boolean>(`ofType('preview/ready').length > 0`), READY_LIMIT)
      else await until(path, () => evaluate<boolean>(`document.documentElement.dataset.app === 'error'`))
    },
    settle: async () => void (await evaluate(SETTLED)),
    paint,
  }
}
