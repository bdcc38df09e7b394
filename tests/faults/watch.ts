import { act } from '@testing-library/react'

const inFlight = new Set<symbol>()

/** Notes the calls on their way, so that a test waits for answers and not for time. Put in place after the backend. */
export function watchCalls(): void {
  const send = globalThis.fetch
  globalThis.fetch = async (...call: Parameters<typeof fetch>) => {
    const one = Symbol('call')
    inFlight.add(one)
    try {
      return await send(...call)
    } finally {
      inFlight.delete(one)
    }
  }
}

/** No page waits for what the one before it still asks for: a note that is never answered ends long after its page. */
export const forgetCalls = (): void => inFlight.clear()

/** A vendor's script never loads here, and says so as a browser does that cannot reach it. */
export function failVendorScripts(): void {
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('error'))
  }).observe(document, { childList: true, subtree: true })
}

let changes = 0

/** Counts what changes on the screen. */
export function watchScreen(): void {
  new MutationObserver((seen) => {
    changes += seen.length
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
}

const TICK = 8
const CALM_TICKS = 3

const tick = (): Promise<void> => act(() => new Promise<void>((resolve) => void setTimeout(resolve, TICK)))

/** Until something has happened, or the limit is over: milliseconds of ticks, of which a busy machine makes longer ones. */
export async function until(hasHappened: () => boolean, limit = 6_000): Promise<void> {
  for (let waited = 0; waited < limit && !hasHappened(); waited += TICK) await tick()
}

/** Until nothing is on its way and nothing changes on the screen. False when that does not come within the limit (as `until`'s). */
export async function settle(limit = 6_000): Promise<boolean> {
  const look = (): string => `${changes} ${window.location.href}`
  let before = look()
  let calm = 0
  for (let waited = 0; waited < limit; waited += TICK) {
    await tick()
    const now = look()
    calm = inFlight.size === 0 && now === before && isShown() ? calm + 1 : 0
    if (calm >= CALM_TICKS) return true
    before = now
  }
  return false
}

/** The first screen shows its content or its error, and no control is still busy. */
function isShown(): boolean {
  return document.documentElement.hasAttribute('data-app') && !document.querySelector('[aria-busy="true"]')
}
