import { act, fireEvent } from '@testing-library/react'
import { DEFAULT_MOBILE } from './pages'
import { settle } from './watch'

/** What a person can read, without the figures: times and sums differ from one look to the next. */
export const readScreen = (): string => withoutFigures(visibleText(document.body))

/** The same without what is announced in passing, and without what moves by itself. */
export const readPage = (): string => withoutFigures(visibleText(document.body, '[aria-live], [aria-hidden="true"]'))

export const withoutFigures = (text: string): string => text.replace(/[\d:.,¥%]+/g, '#')

function visibleText(element: Element, without = 'style'): string {
  const hidden = `script, style, [hidden], ${without}`
  const isHidden = (node: Node): boolean => node instanceof Element && node !== element && node.matches(hidden)
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => (isHidden(node) ? NodeFilter.FILTER_REJECT : node instanceof Element ? NodeFilter.FILTER_SKIP : NodeFilter.FILTER_ACCEPT))
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '')
  return texts.join('').replace(/\s+/g, ' ').trim()
}

/** What is announced to a person: alerts, statuses, toasts, dialogs. */
export function readNotices(): string {
  return [...document.querySelectorAll('[role="alert"], [role="status"], [role="dialog"], [role="alertdialog"], [aria-live]')].map((place) => visibleText(place)).filter(Boolean).join(' | ')
}

const isUsable = (element: Element): boolean => !element.closest('[hidden], [aria-hidden="true"], [inert]') && !(element as HTMLButtonElement).disabled

/** The dialog that is open, the topmost where one stands on another. */
const openDialog = (): Element | undefined => [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].findLast(isUsable)

export const hasDialog = (): boolean => openDialog() !== undefined

/** What the open dialog says, without the figures; '' where none is open. */
export function readDialog(): string {
  const dialog = openDialog()
  return dialog ? withoutFigures(visibleText(dialog)) : ''
}

const CONTROLS = 'button, a[href]'

/** What can be pressed, buttons and links, inside the open dialog where there is one. */
export function controls(): readonly HTMLElement[] {
  const place = openDialog() ?? document
  return [...place.querySelectorAll<HTMLElement>(CONTROLS)].filter(isUsable)
}

const shapeOf = (row: Element): string => [...row.querySelectorAll(CONTROLS)].map(({ className }) => className).join()

/** Does it stand in a row of a list after one that holds the same controls? */
export function isRepeated(control: Element): boolean {
  const row = control.closest('li, [role="listitem"]')
  const rows = [...(row?.parentElement?.children ?? [])]
  return row !== null && rows.slice(0, rows.indexOf(row)).some((earlier) => shapeOf(earlier) === shapeOf(row))
}

export const labelOf = (control: Element): string => (control.getAttribute('aria-label') ?? control.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Ways to go on: a button, a link, a field. */
export function hasExitRoute(): boolean {
  return [...document.querySelectorAll('button, a[href], input, textarea, select')].some(isUsable)
}

/** Presses the first control with this label; false when there is none. */
export async function press(label: string): Promise<boolean> {
  const control = controls().find((one) => labelOf(one) === label)
  if (!control) return false
  await act(async () => {
    fireEvent.click(control)
    await Promise.resolve()
  })
  return true
}

/** Closes what is open, as Android's back button and a keyboard do. */
export async function pressEscape(): Promise<void> {
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }))
  await settle()
}

/** What a person would type, by what the field asks for. */
function wordsFor(field: HTMLInputElement | HTMLTextAreaElement, mobile: string): string {
  const asked = `${field.getAttribute('aria-label') ?? ''} ${field.placeholder} ${field.labels?.[0]?.textContent ?? ''}`
  if (field.type === 'tel' || /手机/.test(asked)) return mobile
  if (/验证码/.test(asked)) return '123456'
  if (/金额|提现/.test(asked)) return '20'
  if (/推广码/.test(asked)) return 'P2W7NB'
  return '李晓明'
}

/** What a picker says that holds nothing yet. */
const TO_CHOOSE = /请选择/

/** Fills in what a person would: fields, boxes to tick, and pickers with the choice that they offer first. */
export async function fillIn(mobile = DEFAULT_MOBILE): Promise<void> {
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    if (!isUsable(field) || field.readOnly) continue
    if (field.type === 'checkbox') {
      if (!field.checked) await act(async () => void fireEvent.click(field))
    } else if (field.value === '') {
      await act(async () => void fireEvent.change(field, { target: { value: wordsFor(field, mobile) } }))
    }
  }
  for (const label of [...document.querySelectorAll('button[aria-haspopup="dialog"]')].filter(isUsable).map(labelOf).filter((label) => TO_CHOOSE.test(label))) {
    if (!(await press(label))) continue
    await settle()
    await confirmChoice()
  }
}

/** Takes what an open picker offers first. */
export async function confirmChoice(): Promise<void> {
  const confirm = controls().find((control) => /^(确认|确定)$/.test(labelOf(control)))
  if (openDialog() && confirm) await act(async () => void fireEvent.click(confirm))
  await settle()
}

/** All that was typed, ticked or chosen. */
export function typed(): readonly string[] {
  return [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map((field) => (field.type === 'checkbox' || field.type === 'radio' ? String(field.checked) : field.value))
}

/** Is what was typed still in its fields? A screen in place of the form keeps it too, if it says it. */
export function isKept(before: readonly string[]): boolean {
  const now = typed()
  if (now.length > 0) return now.join(' | ') === before.join(' | ')
  return before.every((text) => /^(true|false)$/.test(text) || (document.body.textContent ?? '').includes(text))
}
