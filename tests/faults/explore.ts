import { act, fireEvent } from '@testing-library/react'

let inFlight = 0

/** Counts the calls on their way, so that a test waits for answers and not for time. Put in place after the backend. */
export function watchCalls(): void {
  const send = globalThis.fetch
  globalThis.fetch = async (...call: Parameters<typeof fetch>) => {
    inFlight += 1
    try {
      return await send(...call)
    } finally {
      inFlight -= 1
    }
  }
}

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

/** Until nothing is on its way and nothing changes on the screen. False when that does not come within the limit (milliseconds). */
export async function settle(limit = 6_000): Promise<boolean> {
  let before = ''
  let calm = 0
  for (let waited = 0; waited < limit; waited += TICK) {
    await tick()
    const now = `${changes} ${window.location.href}`
    calm = inFlight === 0 && now === before && isShown() ? calm + 1 : 0
    if (calm >= CALM_TICKS) return true
    before = now
  }
  return false
}

/** The first screen shows its content or its error, and no control is still busy. */
function isShown(): boolean {
  return document.documentElement.hasAttribute('data-app') && !document.querySelector('[aria-busy="true"]')
}

/** What a person can read, without the figures: times and sums differ from one look to the next. */
export function readScreen(): string {
  return visibleText(document.body).replace(/[\d:.,¥%]+/g, '#')
}

function visibleText(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('script, style, [hidden]')) hidden.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** What is announced to a person: alerts, statuses, toasts, dialogs. */
export function readNotices(): string {
  return [...document.querySelectorAll('[role="alert"], [role="status"], [role="dialog"], [role="alertdialog"], [aria-live]')].map((place) => visibleText(place)).filter(Boolean).join(' | ')
}

const isUsable = (element: Element): boolean => !element.closest('[hidden], [aria-hidden="true"], [inert]') && !(element as HTMLButtonElement).disabled

/** The buttons that can be pressed, inside the open dialog where there is one. */
export function buttons(): readonly HTMLButtonElement[] {
  const place = document.querySelector('[role="dialog"], [role="alertdialog"]') ?? document
  return [...place.querySelectorAll<HTMLButtonElement>('button')].filter(isUsable)
}

export const labelOf = (button: Element): string => (button.getAttribute('aria-label') ?? button.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Ways to go on: a button, a link, a field. */
export function hasWayOut(): boolean {
  return [...document.querySelectorAll('button, a[href], input, textarea, select')].some(isUsable)
}

/** Presses the first button with this label; false when there is none. */
export async function press(label: string): Promise<boolean> {
  const button = buttons().find((one) => labelOf(one) === label)
  if (!button) return false
  await act(async () => {
    fireEvent.click(button)
    await Promise.resolve()
  })
  return true
}

/** What a person would type, by what the field asks for. */
function wordsFor(field: HTMLInputElement | HTMLTextAreaElement): string {
  const asked = `${field.getAttribute('aria-label') ?? ''} ${field.placeholder} ${field.labels?.[0]?.textContent ?? ''}`
  if (field.type === 'tel' || /手机/.test(asked)) return '13800138000'
  if (/验证码/.test(asked)) return '123456'
  if (/金额|提现/.test(asked)) return '20'
  if (/推广码/.test(asked)) return 'P2W7NB'
  return '李晓明'
}

/** Fills in what a person would: fields, boxes to tick, and pickers with the choice that they offer first. */
export async function fillIn(): Promise<void> {
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    if (!isUsable(field) || field.readOnly) continue
    if (field.type === 'checkbox') {
      if (!field.checked) await act(async () => void fireEvent.click(field))
    } else if (field.value === '') {
      await act(async () => void fireEvent.change(field, { target: { value: wordsFor(field) } }))
    }
  }
  for (const label of [...document.querySelectorAll('button[aria-haspopup="dialog"]')].filter(isUsable).map(labelOf)) {
    if (!(await press(label))) continue
    await settle()
    const confirm = buttons().find((button) => /^(确认|确定)$/.test(labelOf(button)))
    if (document.querySelector('[role="dialog"]') && confirm) await act(async () => void fireEvent.click(confirm))
    await settle()
  }
}

/** All that was typed or ticked. */
export function typed(): string {
  return [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map((field) => (field.type === 'checkbox' ? String(field.checked) : field.value)).join(' | ')
}
