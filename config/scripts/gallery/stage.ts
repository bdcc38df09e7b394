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

/**
 * Draws a preview in a frame of its own, as tall as its content, and comes back when nothing moves any more. It runs inside the stage, so it stands on
 * nothing outside itself.
 */
export async function show({ address, width, height, letters, limit }: Scene): Promise<Shown> {
  const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))
  const end = performance.now() + limit
  document.querySelector('iframe')?.remove()
  const frame = document.createElement('iframe')
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px` })
  let isReady = false
  let told = 0
  const problems: string[] = []
  const hear = ({ source, data }: MessageEvent<{ readonly type?: string; readonly height?: number; readonly path?: string; readonly message?: string }>): void => {
    if (source !== frame.contentWindow) return
    if (data.type === 'preview/ready') isReady = true
    if (data.type === 'preview/height') told = data.height ?? 0
    if (data.type === 'preview/problem') problems.push(`${data.path ?? ''} ${data.message ?? ''}`.trim())
  }
  window.addEventListener('message', hear)
  frame.src = address
  document.body.append(frame)

  /** Three looks in a row that see the same, with every letter and picture there and no movement that will end by itself. */
  async function settle(inner: Document): Promise<boolean> {
    for (let before = '', same = 0; performance.now() < end; await pause(16)) {
      for (const animation of inner.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
        else animation.finish()
      }
      const isThere = inner.fonts.status === 'loaded' && Array.from(inner.images).every(({ complete }) => complete)
      const now = `${inner.body.innerHTML.length} ${inner.body.scrollHeight} ${told}`
      same = isThere && now === before ? same + 1 : 0
      before = now
      if (same === 3) return true
    }
    return false
  }

  try {
    while (!isReady) {
      const state = frame.contentDocument?.documentElement?.dataset['app']
      if (state === 'error' || performance.now() > end) return { failure: state === 'error' ? 'error' : 'silent' }
      await pause(8)
    }
    const inner = frame.contentDocument
    if (!inner) return { failure: 'silent' }
    if (letters !== 100) inner.documentElement.style.setProperty('font-size', `${letters}%`, 'important')
    if (!(await settle(inner))) return { failure: 'restless' }
    const tall = Math.max(height, Math.ceil(told))
    if (tall > height) {
      frame.style.height = `${tall}px`
      if (!(await settle(inner))) return { failure: 'restless' }
    }
    if (problems.length > 0) return { failure: problems.join('; ') }
    return { height: tall }
  } finally {
    window.removeEventListener('message', hear)
  }
}

export const STAGE = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Gallery</title><link rel="icon" href="data:,"><style>body { margin: 0 } iframe { display: block; border: 0 }</style></head><body></body></html>`
