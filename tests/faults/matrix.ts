import { act } from '@testing-library/react'
import type { Backend } from '@/mocks/backend'
import { REPLY_FAULTS } from '@/mocks/scenario/faults'
import type { RenderedApp } from '../render'
import { approach, type Call } from './discover'
import { controls, hasDialog, hasExitRoute, isKept, labelOf, press, readNotices, readPage, readScreen, typed } from './explore'
import { endAtOnce, hurryOf, type Hurry } from './hurry'
import type { Visit } from './pages'
import type { Planned } from './plan'
import { hasSessionEnded, isUnharmed, NOTE, readEnd, tryAgain, type Cell, type End, type Moment } from './retry'
import { watchTrouble } from './trouble'
import { leave, open, pathOf } from './visit'
import { settle, until } from './watch'

export type Report = { readonly cells: number; readonly problems: readonly string[] }

const LEAST_TEXT = 8
const LEADS_ON_MS = 200

/** The calls of a page in the faults that are planned for them, and what was wrong with what a person saw. */
export async function runMatrix(backend: Backend, visit: Visit, plan: readonly Planned[]): Promise<Report> {
  const problems: string[] = []
  let cells = 0
  const ends = new Map<string, End>()
  for (const { call, faults } of plan.filter((planned) => planned.faults.length > 0)) {
    const way = call.presses.join(' › ')
    const healthy = ends.get(way) ?? (await runHealthy(backend, visit, call))
    ends.set(way, healthy)
    for (const fault of faults) {
      cells += 1
      const cell = { backend, visit, call, fault, healthy }
      // What is wrong is wrong twice. The earliest time for a test drive passes every ten minutes, and with it what somebody chose before the fault.
      const found = (await runCell(cell)) && (await runCell(cell))
      if (found) problems.push(`${visit.name} · ${[...call.presses, call.endpoint].join(' › ')} · ${fault}: ${found}`)
    }
  }
  return { cells, problems }
}

async function runHealthy(backend: Backend, visit: Visit, { presses }: Call): Promise<End> {
  const goOn = endAtOnce(visit.waits)
  const app = await open(backend, visit)
  await settle()
  if (presses.length > 0 && (await approach(visit, presses)) && (await press(presses.at(-1)!))) await settle()
  const healthy = readEnd(app)
  goOn()
  await leave(backend)
  return healthy
}

/** What is wrong with one cell; undefined when a person would be well served. */
async function runCell(cell: Cell): Promise<string | undefined> {
  const trouble = watchTrouble()
  const goOn = endAtOnce(cell.visit.waits)
  const hurry = hurryOf(cell)
  try {
    return (await (cell.call.presses.length > 0 ? failAction(cell, hurry) : failOpening(cell, hurry))) ?? trouble.first()
  } finally {
    hurry.end()
    goOn()
    trouble.stop()
    await leave(cell.backend)
  }
}

const outcomeOf = (fault: string): string => (fault === 'late' ? 'slow' : fault)

/** The page is opened, and one of the calls that it makes by itself fails. */
async function failOpening({ backend, visit, call: { endpoint }, fault, healthy }: Cell, hurry: Hurry): Promise<string | undefined> {
  hurry.start()
  const app = await open(backend, visit, { [endpoint]: outcomeOf(fault) })
  if (fault === 'late') return leaveEarly(app)
  if (!(await settle())) return `the page never comes to rest: ${readScreen().slice(0, 80)}`
  hurry.end()
  return (await judge(app, visit)) ?? judgeWords(fault, healthy) ?? (await recover(backend, endpoint, app, healthy))
}

/** The page is there and filled in, and a button is pressed whose call fails. */
async function failAction(cell: Cell, hurry: Hurry): Promise<string | undefined> {
  const { backend, visit, call: { endpoint, presses }, fault } = cell
  const app = await open(backend, visit)
  if (!(await settle())) return `the page never comes to rest: ${readScreen().slice(0, 80)}`
  if (!(await approach(visit, presses))) return `nothing to press on the way to ${presses.at(-1)!}`
  const last = presses.at(-1)!
  const before: Moment = { typed: typed(), notices: readNotices(), address: app.address(), screen: readScreen(), page: readPage() }
  backend.setScenario({ [endpoint]: outcomeOf(fault) })
  hurry.start()
  const since = backend.requests().length
  if (!(await press(last))) return `nothing to press: ${last}`
  if (fault === 'late') {
    // What it is a note of is answered first, and leads on.
    if (endpoint === NOTE) await until(() => backend.requests().slice(since).some((request) => request.endpoint === endpoint)).then(() => settle(LEADS_ON_MS))
    return leaveEarly(app)
  }
  if (!(await settle())) return `the page never comes to rest after ${last}: ${readScreen().slice(0, 80)}`
  hurry.end()
  const judged = (await judge(app, visit)) ?? judgeAction(cell, app, before)
  return judged ?? (isUnharmed(cell.healthy, app, before) ? undefined : tryAgain(cell, app, before))
}

/** Is there something to read, and a way to go on? */
async function judge(app: RenderedApp, visit: Visit): Promise<string | undefined> {
  const state = document.documentElement.getAttribute('data-app')
  if (state !== 'ready' && state !== 'error') return `data-app is ${String(state)}`
  if (readScreen().replace(/[#\s]/g, '').length < LEAST_TEXT) return `hardly a word on ${app.address()} (from ${visit.path})`
  if (!hasExitRoute()) return `no way out: ${readScreen().slice(0, 80)}`
  // A screen in place of another says so itself, or by its heading, which takes the focus.
  if (state === 'error' && !document.querySelector('[role="alert"], h1')) return 'an error that is not announced'
  return Promise.resolve(undefined)
}

/** What a page says where it has nothing to say. */
const BLANKS = /--|undefined|NaN|\bnull\b|\[object/g

const countBlanks = (screen: string): number => screen.match(BLANKS)?.length ?? 0

/** What was made of a spoilt answer is a page of blanks in place of its content: it would have to say that it could not be had. */
function judgeWords(fault: string, healthy: End): string | undefined {
  return Object.hasOwn(REPLY_FAULTS, fault) && countBlanks(readScreen()) > countBlanks(healthy.screen) ? `blanks in place of content: ${readScreen().slice(0, 160)}` : undefined
}

/** Is it said that the action failed, and is what was typed still there? Somebody who was led away is told by the page there. */
function judgeAction(cell: Cell, app: RenderedApp, before: Moment): string | undefined {
  if (app.address() !== before.address || readScreen() === cell.healthy.screen) return undefined
  if (readNotices() === before.notices && readScreen() === before.screen) return 'nothing is said'
  if (hasDialog() || isKept(before.typed) || hasSessionEnded(cell, app)) return undefined
  return `what was typed is lost: ${before.typed.join(' | ')} became ${typed().join(' | ')}`
}

/** Once the fault is gone, the button to try again leads to what would have been there. */
async function recover(backend: Backend, endpoint: string, app: RenderedApp, healthy: End): Promise<string | undefined> {
  if (document.documentElement.getAttribute('data-app') !== 'error') return undefined
  backend.setScenario({ [endpoint]: 'slow' })
  const retry = controls().map(labelOf).find((label) => /重试|刷新/.test(label))
  if (!retry) return 'an error without a button to try again'
  const before = readScreen()
  await press(retry)
  if (readScreen() === before && !document.querySelector('[aria-busy="true"]')) return 'nothing shows that it is tried again'
  if (!(await settle())) return 'the second try never comes to rest'
  if (document.documentElement.getAttribute('data-app') !== 'ready') return 'the second try fails although the fault is gone'
  return pathOf(app) === healthy.address ? undefined : `the second try leads to ${app.address()}, not ${healthy.address}`
}

/** The person goes elsewhere while the answer is on its way: it must not reach them there. */
async function leaveEarly(app: RenderedApp): Promise<string | undefined> {
  await act(() => app.router.navigate('/invalid-activity/3'))
  await settle()
  const there = app.address()
  return there.startsWith('/invalid-activity/3') ? undefined : `a late answer leads away to ${there}`
}
