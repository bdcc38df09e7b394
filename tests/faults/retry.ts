import { act } from '@testing-library/react'
import { CODE } from '@/api/errors/errorCodes'
import { selectToken } from '@/features/session'
import type { Backend } from '@/mocks/backend'
import { REPLY_FAULTS } from '@/mocks/scenario/faults'
import type { RenderedApp } from '../render'
import type { Call } from './discover'
import { confirmChoice, controls, fillIn, hasDialog, isKept, labelOf, press, readPage, readScreen, typed } from './explore'
import { askedSince } from './openFilledIn'
import type { Visit } from './pages'
import { pathOf } from './visit'
import { settle } from './watch'

export type Cell = { readonly backend: Backend; readonly visit: Visit; readonly call: Call; readonly fault: string; readonly healthy: End }

/** Where the user stands once an action has ended: the address, what there is to read (`page`: without what passes by itself), and whether a dialog asks. */
export type End = { readonly address: string; readonly screen: string; readonly page: string; readonly isDialog: boolean }

export const readEnd = (app: RenderedApp): End => ({ address: pathOf(app), screen: readScreen(), page: readPage(), isDialog: hasDialog() })

/** Has the action ended as if nothing had happened? So it has too where it led on all the same, to a page or a dialog that says what it says otherwise. */
export function isUnharmed(healthy: End, app: RenderedApp, before: Moment): boolean {
  const { address, screen, page, isDialog } = readEnd(app)
  if (screen === healthy.screen) return true
  const hasLedOn = app.address() !== before.address || page !== before.page
  return hasLedOn && address === healthy.address && page === healthy.page && isDialog === healthy.isDialog
}

/** The call that takes a note of what has been done, once it has. */
export const NOTE = 'addBehaviorLog'

/** Only the answer was spoilt, or the note that is taken of what was done: what comes at the second try may be that it has been done. */
export const hasActed = ({ fault, call: { endpoint } }: Cell): boolean => Object.hasOwn(REPLY_FAULTS, fault) || endpoint === NOTE

/** What a state offers to go on with: another try, or a way out of what is in the way. */
const TRY_AGAIN = /重试|刷新|再试一次$|再次|查看付款结果|继续支付|重新/
const WAY_OUT = /知道|关闭|取消|暂不|返回/

/** How it was before the press. */
export type Moment = { readonly typed: readonly string[]; readonly notices: string; readonly address: string; readonly screen: string; readonly page: string }

/**
 * Once the fault is gone, the action ends as it does without one: at a press of what the state offers (try again, close the dialog), or of
 * the control itself. A user who was led away, to the login page or to a notice, comes back first.
 */
export async function tryAgain(cell: Cell, app: RenderedApp, before: Moment): Promise<string | undefined> {
  const { backend, visit, call: { endpoint, presses }, fault, healthy } = cell
  backend.setScenario({ [endpoint]: null })
  const since = backend.requests().length
  const isAsked = (): boolean => askedSince(backend, since).includes(endpoint)
  const hasEnded = (): boolean => {
    const { address, page, isDialog } = readEnd(app)
    return isAsked() && address === healthy.address && isDialog === healthy.isDialog && (page === healthy.page || hasActed(cell))
  }
  const isElsewhere = app.address() !== before.address
  const hasEndedSession = hasSessionEnded(cell, app)
  const isSomebodyNew = isElsewhere || hasEndedSession
  // The page that the action leads to may be what could not be had: it offers another try itself.
  if (!isElsewhere || pathOf(app) === healthy.address) await takeOffer(presses.at(-1)!)
  if (hasEnded()) return undefined
  if (isElsewhere) {
    await comeBack(app, visit, before.address)
    if (hasEnded()) return undefined
    // What was begun is still open there: it is to be gone on with, and not begun anew.
    if (!controls().some((control) => presses.includes(labelOf(control)))) await takeOffer(presses.at(-1)!)
    if (hasEnded()) return undefined
  }
  if (!isSomebodyNew && !hasDialog() && !isKept(before.typed)) return `what was typed is lost on the way to a second try: ${before.typed.join(' | ')} became ${typed().join(' | ')}`
  // A refused choice, such as a time that is taken, is to be made anew, where the page has not opened it by itself.
  if (hasDialog() && !controls().some((control) => presses.includes(labelOf(control)))) await confirmChoice()
  if (!hasDialog()) await fillIn(visit.mobile)
  for (const label of presses) if (await press(label)) await settle()
  if (visit.endedBy[endpoint]?.includes(Number(fault))) return isAsked() ? 'it is tried again although the server has said that there is nothing left to try' : undefined
  if (hasEnded()) return undefined
  // What the tab remembered of other pages ends with the session: a page that shows nothing else leads to where that begins.
  const isAtBeginning = pathOf(app) === `/${visit.campaign}` && document.documentElement.getAttribute('data-app') === 'ready'
  if (hasEndedSession && Object.keys(visit.kept).length > 0 && isAtBeginning) return undefined
  const end = readEnd(app)
  return `the second try leads to ${end.address} (${end.page.slice(0, 90)}), not ${healthy.address} (${healthy.page.slice(0, 90)})`
}

/** After these a person stands there as a new user. */
const ENDS_SESSION: ReadonlySet<string> = new Set([CODE.tokenParsingFailed, CODE.tokenEmpty].map(String))

export const hasSessionEnded = ({ fault }: Cell, app: RenderedApp): boolean => ENDS_SESSION.has(fault) && selectToken(app.store.getState()) === null

/** Another try where it is offered; a dialog's way out where the control is behind it. */
async function takeOffer(control: string): Promise<void> {
  const labels = controls().map(labelOf)
  const offer = labels.find((label) => TRY_AGAIN.test(label)) ?? (labels.includes(control) ? undefined : labels.find((label) => WAY_OUT.test(label)))
  if (offer === undefined || !(await press(offer))) return
  await settle()
  // What may do harm asks first.
  const sure = hasDialog() ? controls().map(labelOf).find((label) => TRY_AGAIN.test(label)) : undefined
  if (sure !== undefined && (await press(sure))) await settle()
}

const isLogin = (app: RenderedApp): boolean => pathOf(app).endsWith('/login')

/** Logs in again where that is what is asked for, and goes back to where the action was. */
async function comeBack(app: RenderedApp, visit: Visit, address: string): Promise<void> {
  if (visit.isLoggedIn && isLogin(app)) {
    await fillIn(visit.mobile)
    await press('登录')
    await settle()
  }
  if (app.address() === address) return
  await act(() => app.router.navigate(address))
  await settle()
}

const isOnError = (): boolean => document.documentElement.getAttribute('data-app') === 'error'

export const retryLabel = (): string | undefined => controls().map(labelOf).find((label) => /重试|刷新/.test(label))

/** Does the page say that it could not be had, and offer another try? */
export const isOffered = (): boolean => isOnError() && retryLabel() !== undefined

/** Once the fault is gone, the button to try again leads to what would have been there. */
export async function recover(backend: Backend, endpoint: string, app: RenderedApp, healthy: End): Promise<string | undefined> {
  if (!isOnError()) return undefined
  backend.setScenario({ [endpoint]: 'slow' })
  const retry = retryLabel()
  if (!retry) return 'an error without a button to try again'
  const before = readScreen()
  await press(retry)
  if (readScreen() === before && !document.querySelector('[aria-busy="true"]')) return 'nothing shows that it is tried again'
  if (!(await settle())) return 'the second try never comes to rest'
  if (document.documentElement.getAttribute('data-app') !== 'ready') return 'the second try fails although the fault is gone'
  return pathOf(app) === healthy.address ? undefined : `the second try leads to ${app.address()}, not ${healthy.address}`
}
