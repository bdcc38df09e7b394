import { act } from '@testing-library/react'
import { CODE } from '@/api/errorCodes'
import { selectToken } from '@/features/session'
import type { Backend } from '@/mocks/backend'
import type { RenderedApp } from '../render'
import { perform, type Call } from './discover'
import { buttons, fillIn, hasWayOut, labelOf, press, readNotices, readScreen, settle, typed } from './explore'
import { FAULTS } from './faults'
import { shortenLongWaits } from './hurry'
import type { Visit } from './pages'
import { watchTrouble } from './trouble'
import { leave, open } from './visit'

export type Report = { readonly cells: number; readonly problems: readonly string[] }

const LEAST_TEXT = 8
/** After these a person stands at the login page, as somebody new. */
const ENDS_SESSION: ReadonlySet<string> = new Set([CODE.tokenParsingFailed, CODE.tokenEmpty].map(String))

/** Every call of a page in every fault, and what was wrong with what a person saw. */
export async function runMatrix(backend: Backend, visit: Visit, calls: readonly Call[]): Promise<Report> {
  const problems: string[] = []
  let cells = 0
  for (const call of calls) {
    const healthy = await runHealthy(backend, visit, call)
    for (const fault of FAULTS) {
      cells += 1
      const found = await runCell(backend, visit, call, fault, healthy)
      if (found) problems.push(`${visit.name} · ${[...call.presses, call.endpoint].join(' › ')} · ${fault}: ${found}`)
    }
  }
  return { cells, problems }
}

type Healthy = { readonly screen: string; readonly address: string }

async function runHealthy(backend: Backend, visit: Visit, { presses }: Call): Promise<Healthy> {
  const app = await open(backend, visit)
  await settle()
  await perform(backend, presses)
  const healthy = { screen: readScreen(), address: app.address().split('?')[0]! }
  leave(backend)
  return healthy
}

/** What is wrong with one cell; undefined when a person would be well served. */
async function runCell(backend: Backend, visit: Visit, call: Call, fault: string, healthy: Healthy): Promise<string | undefined> {
  const trouble = watchTrouble()
  const hurry = fault === 'timeout' ? shortenLongWaits() : undefined
  try {
    return (await meet(backend, visit, call, fault, healthy)) ?? trouble.first()
  } finally {
    hurry?.()
    trouble.stop()
    leave(backend)
  }
}

async function meet(backend: Backend, visit: Visit, { endpoint, presses }: Call, fault: string, healthy: Healthy): Promise<string | undefined> {
  const isAction = presses.length > 0
  const outcome = fault === 'late' ? 'slow' : fault
  const app = await open(backend, visit, isAction ? {} : { [endpoint]: outcome })
  if (!isAction && fault === 'late') return leaveEarly(app)
  if (!(await settle())) return `the page never comes to rest: ${readScreen().slice(0, 80)}`
  if (!isAction) return (await judge(app, visit)) ?? (await recover(backend, endpoint, app, healthy))

  await fillIn()
  for (const label of presses.slice(0, -1)) {
    await press(label)
    await settle()
  }
  const last = presses.at(-1)!
  const before = { typed: typed(), notices: readNotices(), address: app.address(), screen: readScreen() }
  backend.setScenario({ [endpoint]: outcome })
  await press(last)
  if (fault === 'late') return leaveEarly(app)
  if (!(await settle())) return `the page never comes to rest after ${last}: ${readScreen().slice(0, 80)}`
  const judged = await judge(app, visit)
  if (judged) return judged
  if (app.address() !== before.address || readScreen() === healthy.screen) return undefined
  if (readNotices() === before.notices && readScreen() === before.screen) return 'nothing is said'
  const hasSessionEnded = ENDS_SESSION.has(fault) && selectToken(app.store.getState()) === null
  if (document.querySelector('[role="dialog"]') || typed() === before.typed || hasSessionEnded) return undefined
  return `what was typed is lost: ${before.typed} became ${typed()}`
}

/** Is there something to read, and a way to go on? */
async function judge(app: RenderedApp, visit: Visit): Promise<string | undefined> {
  const state = document.documentElement.getAttribute('data-app')
  if (state !== 'ready' && state !== 'error') return `data-app is ${String(state)}`
  if (readScreen().replace(/[#\s]/g, '').length < LEAST_TEXT) return `hardly a word on ${app.address()} (from ${visit.path})`
  if (!hasWayOut()) return `no way out: ${readScreen().slice(0, 80)}`
  // A screen in place of another says so itself, or by its heading, which takes the focus.
  if (state === 'error' && !document.querySelector('[role="alert"], h1')) return 'an error that is not announced'
  return Promise.resolve(undefined)
}

/** Once the fault is gone, the button to try again leads to what would have been there. */
async function recover(backend: Backend, endpoint: string, app: RenderedApp, healthy: Healthy): Promise<string | undefined> {
  if (document.documentElement.getAttribute('data-app') !== 'error') return undefined
  backend.setScenario({ [endpoint]: null })
  const retry = buttons().map(labelOf).find((label) => /重试|刷新/.test(label))
  if (!retry) return 'an error without a button to try again'
  await press(retry)
  if (!(await settle())) return 'the second try never comes to rest'
  if (document.documentElement.getAttribute('data-app') !== 'ready') return 'the second try fails although the fault is gone'
  return app.address().split('?')[0] === healthy.address ? undefined : `the second try leads to ${app.address()}, not ${healthy.address}`
}

/** The person goes elsewhere while the answer is on its way: it must not reach them there. */
async function leaveEarly(app: RenderedApp): Promise<string | undefined> {
  await act(() => app.router.navigate('/invalid-activity/3'))
  await settle()
  const there = app.address()
  return there.startsWith('/invalid-activity/3') ? undefined : `a late answer leads away to ${there}`
}
