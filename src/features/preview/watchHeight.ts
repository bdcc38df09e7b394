/** The page's own height, which does not follow the frame's: the body is as tall as what lies in it. A page pinned to the screen has none, and is as tall as the screen. */
export function contentHeight(screen: number, body: Pick<HTMLElement, 'getBoundingClientRect'> = document.body): number {
  const height = Math.ceil(body.getBoundingClientRect().height)
  return height > 0 ? height : screen
}

/** A page that grows with its frame, in a frame that grows with its page, would never come to rest. */
const MOST_GROWTHS = 3
/** Frames out of sight get no animation frames (ms). */
const TIMEOUT_MS = 100

export type HeightWatch = {
  /** Something may have changed that no observer sees; `drawn`, where the page now draws something else. */
  readonly check: (drawn?: object) => void
  readonly stop: () => void
}

type HeightPort = {
  readonly measure: () => number
  readonly report: (height: number) => void
  /** The frame has a new height that is not an answer to ours: the screen that pages fill has changed. */
  readonly onScreen: (height: number) => void
}

/** Tells every change of the page's height, once per animation frame at most. */
export function watchHeight({ measure, report, onScreen }: HeightPort): HeightWatch {
  let reported: number | undefined
  let growths = 0
  let hasFollowed = false
  let pending: { readonly frame: number; readonly timer: number } | undefined

  const look = (): void => {
    if (pending) {
      cancelAnimationFrame(pending.frame)
      clearTimeout(pending.timer)
      pending = undefined
    }
    const height = measure()
    const isFollowing = hasFollowed
    hasFollowed = false
    if (height === reported) return
    growths = isFollowing ? growths + 1 : 0
    if (growths > MOST_GROWTHS) return
    reported = height
    report(height)
  }
  const check = (drawn?: object): void => {
    if (drawn) hasFollowed = false
    pending ??= { frame: requestAnimationFrame(look), timer: window.setTimeout(look, TIMEOUT_MS) }
  }
  const onResize = (): void => {
    if (reported !== undefined && Math.abs(window.innerHeight - reported) <= 1) hasFollowed = true
    else onScreen(window.innerHeight)
    check()
  }
  const stopObserving = observeLayout(check)
  window.addEventListener('resize', onResize)
  look()
  return {
    check,
    stop: () => {
      stopObserving()
      window.removeEventListener('resize', onResize)
      if (pending) cancelAnimationFrame(pending.frame)
      clearTimeout(pending?.timer)
    },
  }
}

/** Where nothing observes sizes (before Chrome 64, iOS 13.4): whatever is put into the page, and pictures and movements that end. */
function observeLayout(check: () => void): () => void {
  const { body } = document
  const onChange = (): void => check()
  if ('ResizeObserver' in window) {
    const observer = new ResizeObserver(onChange)
    observer.observe(body)
    return () => observer.disconnect()
  }
  const observer = new MutationObserver(onChange)
  observer.observe(body, { subtree: true, childList: true, attributes: true, characterData: true })
  const events = ['load', 'transitionend', 'animationend'] as const
  for (const event of events) document.addEventListener(event, onChange, true)
  return () => {
    observer.disconnect()
    for (const event of events) document.removeEventListener(event, onChange, true)
  }
}
