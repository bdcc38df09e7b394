import { actionName } from './actionName'
import type { Moment } from './lifted'
import { pastMessages } from './messages'

/** Over the page while it shows a moment of the past: which one, on which page, and the way back. In a shadow root of its own outside the body, so that it is no part of what it tells of. */
const STYLES = `
:host { all: initial; }
section { position: fixed; z-index: 2147482950; right: 0; bottom: 0; left: 0; box-sizing: border-box; display: flex; align-items: center; max-width: 900px; margin: 0 auto; padding: 6px 6px 6px 14px; padding-bottom: calc(6px + env(safe-area-inset-bottom, 0px)); border-radius: 14px 14px 0 0; background: #16302a; color: #fff; box-shadow: 0 -4px 22px rgba(0, 0, 0, .28); font: 13px/1.4 -apple-system, BlinkMacSystemFont, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", Roboto, sans-serif; -webkit-text-size-adjust: 100%; }
div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
p { margin: 0; }
small { display: block; font-size: 12px; opacity: .85; }
button { flex: none; min-height: 44px; margin: 0 0 0 10px; padding: 0 14px; border: 0; border-radius: 10px; background: #fff; color: #16302a; font: inherit; }
:focus-visible { outline: 3px solid #f0a020; outline-offset: -2px; }
`

/** What a page must not hear of it. */
const PRIVATE_EVENTS = ['pointerdown', 'mousedown', 'touchstart', 'focusin', 'keydown', 'click'] as const

export type PastNotice = { readonly show: (moment: Moment, path: string) => void; readonly hide: () => void }

export function pastNotice(backToNow: () => void): PastNotice {
  if (!('attachShadow' in Element.prototype)) return { show: () => undefined, hide: () => undefined }
  const home = document.createElement('market-platform-past')
  PRIVATE_EVENTS.forEach((name) => home.addEventListener(name, (event) => event.stopPropagation()))
  const part = <Name extends keyof HTMLElementTagNameMap>(name: Name, inside: HTMLElement | ShadowRoot) => inside.appendChild(document.createElement(name))
  const root = home.attachShadow({ mode: 'open' })
  const styles = part('style', root)
  const strip = part('section', root)
  strip.setAttribute('role', 'status')
  const words = part('div', strip)
  const [what, where, back] = [part('p', words), part('small', words), part('button', strip)]
  back.type = 'button'
  back.addEventListener('click', backToNow)

  return {
    show: ({ place, all, action }, path) => {
      const say = pastMessages.read()
      what.textContent = say.past(place, all, action ? actionName(action) : '')
      where.textContent = `${path} · ${say.without}`
      back.textContent = say.backToNow
      if (home.isConnected) return
      document.documentElement.appendChild(home)
      // By the object model, which a content policy allows; an element that is put in place again has lost its rules.
      styles.sheet?.insertRule(`@media all{${STYLES}}`, 0)
    },
    hide: () => home.remove(),
  }
}
