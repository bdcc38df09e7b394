import { act } from '@testing-library/react'
import { toast } from '@/ui/feedback/toast'
import type { RenderedApp } from '../render'
import { approach } from './discover'
import { press, readNotices, readPage, readScreen, typed } from './explore'
import { endAtOnce, hurryOf } from './hurry'
import { judge, judgeAction, judgeWords } from './judge'
import { askedSince } from './openFilledIn'
import { hasActed, isOffered, isUnharmed, NOTE, recover, retryLabel, tryAgain, type Cell, type Moment } from './retry'
import { watchTrouble } from './trouble'
import { leave, open } from './visit'
import { settle, until } from './watch'

const LEADS_ON_MS = 200

/** What one start of the app has gone through: so many of the cells, and what was wrong with the last of them. */
export type Met = { readonly cells: number; readonly problem?: string | undefined }

/** What is wrong with one cell; undefined when a person would be well served. */
export const runCell = async (cell: Cell): Promise<string | undefined> => (await runStart([cell])).problem

/** One start of the app with the first of the cells, which have a call in common, and as many others as can be met after it. */
export async function runStart(cells: readonly Cell[]): Promise<Met> {
  const { backend, call, visit } = cells[0]!
  const trouble = watchTrouble()
  const goOn = endAtOnce(visit.waits)
  try {
    const met = await (call.presses.length > 0 ? failAction(cells) : failOpening(cells))
    return { ...met, problem: met.problem ?? trouble.first() }
  } finally {
    goOn()
    trouble.stop()
    await leave(backend)
  }
}

const outcomeOf = (fault: string): string => (fault === 'late' ? 'slow' : fault)

/** While a call meets its fault. */
async function hurried<T>(cell: Cell, meet: () => Promise<T>): Promise<T> {
  const hurry = hurryOf(cell)
  hurry.start()
  try {
    return await meet()
  } finally {
    hurry.end()
  }
}

/** The page is opened, and one of the calls that it makes by itself fails; where it offers another try, that fails in the next way. */
async function failOpening(cells: readonly Cell[]): Promise<Met> {
  const { backend, visit, call: { endpoint }, healthy } = cells[0]!
  let app: RenderedApp | undefined
  for (const [index, cell] of cells.entries()) {
    const outcome = { [endpoint]: outcomeOf(cell.fault) }
    const [met, retry] = [index + 1, app && retryLabel()]
    const since = backend.requests().length
    const hasCalm = await hurried(cell, async () => {
      if (retry) {
        backend.setScenario(outcome)
        await press(retry)
      } else {
        app = await open(backend, visit, outcome)
      }
      return cell.fault === 'late' || settle()
    })
    if (cell.fault === 'late') return { cells: met, problem: await leaveEarly(app!) }
    if (!hasCalm) return { cells: met, problem: `the page never comes to rest: ${readScreen().slice(0, 80)}` }
    if (retry && !askedSince(backend, since).includes(endpoint)) return { cells: met, problem: 'it is not asked for again' }
    const problem = judge(app!, visit) ?? judgeWords(cell.fault, healthy)
    if (problem || !isOffered() || !mayFollow(cells[met])) return { cells: met, problem: problem ?? (await recover(backend, endpoint, app!, healthy)) }
  }
  throw new Error('No cell')
}

/** The page is there and filled in, and a button is pressed whose call fails; where nothing but a word in passing comes of it, it is pressed again, and its call fails in the next way. */
async function failAction(cells: readonly Cell[]): Promise<Met> {
  const { backend, visit, call: { endpoint, presses }, healthy } = cells[0]!
  const last = presses.at(-1)!
  const app = await open(backend, visit)
  if (!(await settle())) return { cells: 1, problem: `the page never comes to rest: ${readScreen().slice(0, 80)}` }
  if (!(await approach(visit, presses))) return { cells: 1, problem: `nothing to press on the way to ${last}` }
  const before: Moment = { typed: typed(), notices: readNotices(), address: app.address(), screen: readScreen(), page: readPage() }
  for (const [index, cell] of cells.entries()) {
    const { fault } = cell
    const met = index + 1
    backend.setScenario({ [endpoint]: outcomeOf(fault) })
    const since = backend.requests().length
    const isAsked = (): boolean => askedSince(backend, since).includes(endpoint)
    const pressed = await hurried(cell, async () => {
      if (!(await press(last))) return 'nothing to press'
      // What it is a note of is answered first, and for a moment nothing is on its way.
      if (endpoint === NOTE) await until(isAsked)
      return fault === 'late' || (await settle()) ? undefined : `the page never comes to rest after ${readScreen().slice(0, 80)} and`
    })
    if (pressed) return { cells: met, problem: `${pressed}: ${last}` }
    if (fault === 'late') {
      // What it is a note of leads on.
      if (endpoint === NOTE) await settle(LEADS_ON_MS)
      return { cells: met, problem: await leaveEarly(app) }
    }
    const problem = judge(app, visit) ?? judgeAction(cell, app, before)
    if (problem || isUnharmed(healthy, app, before)) return { cells: met, problem }
    if (!mayFollow(cells[met]) || hasActed(cell) || !isAsked() || !(await isAsBefore(app, before))) return { cells: met, problem: await tryAgain(cell, app, before) }
  }
  throw new Error('No cell')
}

/** Who has gone elsewhere before an answer comes does not try again. */
const mayFollow = (next: Cell | undefined): boolean => next !== undefined && next.fault !== 'late'

/** Once what was said in passing is gone, is all as it was before the press? */
async function isAsBefore(app: RenderedApp, before: Moment): Promise<boolean> {
  await act(async () => toast.dismiss())
  return app.address() === before.address && readScreen() === before.screen && readNotices() === before.notices && typed().join() === before.typed.join()
}

/** The person goes elsewhere while the answer is on its way: it must not reach them there. */
async function leaveEarly(app: RenderedApp): Promise<string | undefined> {
  await act(() => app.router.navigate('/invalid-activity/3'))
  await settle()
  const there = app.address()
  return there.startsWith('/invalid-activity/3') ? undefined : `a late answer leads away to ${there}`
}
