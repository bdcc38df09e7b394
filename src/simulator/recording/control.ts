import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'
import type { Target } from './format'

/** What a person presses, types into or moves. */
const CONTROLS = 'a[href],button,input,select,textarea,summary,[role],[contenteditable=true],[tabindex]'
const LONGEST_NAME = 80

const squeeze = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME)

export const roleOf = (element: Element): string => getRole(element) ?? ''

/** Without a role nothing names an element but what stands in it. */
export const nameOf = (element: Element): string => squeeze(roleOf(element) === '' ? element.textContent : computeAccessibleName(element))

const PRESSED = `a[href],button,input,select,textarea,summary,[contenteditable=true],[tabindex="0"],${'button link checkbox radio switch tab option menuitem slider spinbutton combobox textbox searchbox'.replace(/(\w+) ?/g, '[role=$1],').slice(0, -1)}`

/** What React keeps on an element for itself: whether it listens for presses there. */
function hearsPresses(element: Element): boolean {
  const own = element as unknown as Readonly<Record<string, { readonly onClick?: unknown } | undefined>>
  return Object.keys(element).some((key) => key.indexOf('__reactProps$') === 0 && typeof own[key]?.onClick === 'function')
}

/** The control that an event on this element means: itself or the nearest one around it, or what else listens for presses (the shade behind a dialog); null where nothing does. */
export function controlAt(element: Element): Element | null {
  const control = element.closest(PRESSED)
  if (control) return control
  for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) if (hearsPresses(around)) return around
  return null
}

/** Of elements without a role the innermost: the ones around it have its text too. */
const isInnermost = (element: Element): boolean => !Array.prototype.some.call(element.children, (child: Element) => squeeze(child.textContent) === squeeze(element.textContent))

function alike(role: string, name: string, redact: (text: string) => string): readonly Element[] {
  const candidates = document.querySelectorAll(role === '' ? 'body *' : CONTROLS)
  return Array.prototype.filter.call(candidates, (element: Element) => {
    if (roleOf(element) !== role || redact(nameOf(element)) !== name) return false
    return (role !== '' || isInnermost(element)) && !isInaccessible(element)
  }) as Element[]
}

/** How a control is found again. `redact` is what all texts of the recording go through. */
export function targetOf(element: Element, redact: (text: string) => string): Target {
  const role = roleOf(element)
  const name = redact(nameOf(element))
  const found = alike(role, name, redact)
  return { role, name, index: Math.max(0, found.indexOf(element)), of: Math.max(1, found.length) }
}

/** The control that a recording means on this page, null where there is none. Of fewer than there were it is the last. */
export function findControl({ role, name, index }: Target, redact: (text: string) => string = (text) => text): Element | null {
  const found = alike(role, name, redact)
  return found[Math.min(index, found.length - 1)] ?? null
}
