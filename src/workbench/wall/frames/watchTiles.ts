import type { FrameBudget } from './frameBudget'

/** Pages are drawn before they are scrolled to: half a screen above and below. */
const MARGIN = '50% 0px'
/** The wall stands still when it has not moved for so long (ms). */
const STILL = 140

export type TileWatch = {
  /** `element` names its tile by `data-tile`. Answers what ends it. */
  readonly observe: (element: HTMLElement) => () => void
  readonly close: () => void
}

/** Tells the budget which tiles are near the screen, and when the wall moves. */
export function watchTiles(budget: FrameBudget): TileWatch {
  const idOf = (element: Element): string => (element instanceof HTMLElement ? (element.dataset['tile'] ?? '') : '')
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) budget.see(idOf(target), isIntersecting)
    },
    { rootMargin: MARGIN },
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  const onScroll = (): void => {
    budget.hold(true)
    clearTimeout(timer)
    timer = setTimeout(() => budget.hold(false), STILL)
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  return {
    observe: (element) => {
      observer.observe(element)
      return () => {
        observer.unobserve(element)
        budget.drop(idOf(element))
      }
    },
    close: () => {
      observer.disconnect()
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    },
  }
}
