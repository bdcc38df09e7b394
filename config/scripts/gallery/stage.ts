// What runs in the browser while pictures are taken.

/** Where the page is that holds the frames, on the site's own origin: a preview speaks to no other, and a page without an address for it is one in a frame alone. */
export const STAGE_PATH = '/gallery-stage'

/** Content height in CSS pixels, or why there is no picture. */
export type Shown = { readonly height: number } | { readonly failure: string }

export type Scene = {
  readonly address: string
  readonly width: number
  /** The screen that a page fills at least. */
  readonly height: number
  /** How large letters are, in percent of the usual. */
  readonly letters: number
  /** ms */
  readonly limit: number
}

/** The clock stands, and chance is the same in each document. It runs inside every document before its own scripts, so it stands on nothing outside itself. */
export function holdStill(now: number): void {
  const RealDate = Date
  const Still = function Still(this: unknown, ...parts: never[]) {
    const date = parts.length > 0 ? Reflect.construct(RealDate, parts) : new RealDate(now)
    return new.target ? date : String(date)
  } as unknown as DateConstructor
  Object.setPrototypeOf(Still, RealDate)
  Object.defineProperty(Still, 'prototype', { value: RealDate.prototype })
  Still.now = () => now
  window.Date = Still
  let seed = 1
  Math.random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
}

/** What the stage does, as `window.stage`; both answer when nothing has moved for a while. */
export type Stage = {
  /** Draws a preview in a frame of its own. */
  readonly open: (scene: Scene) => Promise<Shown>
  /** Makes the frame taller or lower; content may follow. */
  readonly stretch: (height: number) => Promise<Shown>
}

/** It runs inside the stage, so it stands on nothing outside itself. */
export function setStage(): void {
  /** A picture, a part or a letter that comes late comes within that time: React itself holds back what is loaded by up to 300 ms. */
  const quietMs = 360
  const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))
  let frame: HTMLIFrameElement | undefined
  const heard = { isReady: false, height: 0, problems: [] as string[] }
  let end = 0
  window.addEventListener('message', ({ source, data }: MessageEvent<{ readonly type?: string; readonly height?: number; readonly path?: string; readonly message?: string }>) => {
    if (!frame || source !== frame.contentWindow) return
    if (data.type === 'preview/ready') heard.isReady = true
    if (data.type === 'preview/height') heard.height = data.height ?? 0
    if (data.type === 'preview/problem') heard.problems.push(`${data.path ?? ''} ${data.message ?? ''}`.trim())
  })

  /** As the page measures itself (src/features/preview/watchHeight.ts), which says no more of a list that follows its frame after a few rounds. */
  const heightOf = ({ body }: Document): number => Math.ceil(body.getBoundingClientRect().height || heard.height)

  /** Every letter and picture there, no movement that ends by itself, and the same content for long enough. */
  async function settle(inner: Document): Promise<Shown> {
    let [before, since] = ['', 0]
    while (performance.now() < end) {
      for (const animation of inner.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
        else animation.finish()
      }
      const isThere = inner.fonts.status === 'loaded' && Array.from(inner.images).every(({ complete }) => complete)
      const now = `${inner.body.innerHTML.length} ${inner.body.scrollHeight} ${heightOf(inner)} ${heard.height}`
      if (now !== before || !isThere) [before, since] = [now, performance.now()]
      else if (performance.now() - since > quietMs) return heard.problems.length > 0 ? { failure: heard.problems.join('; ') } : { height: heightOf(inner) }
      await pause(30)
    }
    return { failure: 'restless' }
  }

  const stage: Stage = {
    open: async ({ address, width, height, letters, limit }) => {
      end = performance.now() + limit
      Object.assign(heard, { isReady: false, height: 0, problems: [] })
      frame?.remove()
      const opened = document.createElement('iframe')
      frame = opened
      Object.assign(opened.style, { width: `${width}px`, height: `${height}px` })
      opened.src = address
      document.body.append(opened)
      while (!heard.isReady) {
        const hasFailed = opened.contentDocument?.documentElement?.dataset['app'] === 'error'
        if (hasFailed || performance.now() > end) return { failure: hasFailed ? 'error' : 'silent' }
        await pause(16)
      }
      const inner = opened.contentDocument
      if (!inner) return { failure: 'silent' }
      // The screen stays what it is: a page whose frame is stretched would take it for a taller phone, where a list has not yet said how tall it is.
      const sheet = new (opened.contentWindow as Window & typeof globalThis).CSSStyleSheet()
      sheet.replaceSync(`html [data-page] { min-height: ${height}px !important }`)
      inner.adoptedStyleSheets.push(sheet)
      if (letters !== 100) inner.documentElement.style.setProperty('font-size', `${letters}%`, 'important')
      return settle(inner)
    },
    stretch: (height) => {
      if (frame) frame.style.height = `${height}px`
      return frame?.contentDocument ? settle(frame.contentDocument) : Promise.resolve({ failure: 'silent' })
    },
  }
  Object.assign(window, { stage })
}

export const STAGE = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Gallery</title><link rel="icon" href="data:,"><style>body { margin: 0 } iframe { display: block; border: 0 }</style></head><body></body></html>`
