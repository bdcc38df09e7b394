import { selectToken } from '@/features/session'
import type { Backend } from '@/mocks/backend'
import type { RenderedApp } from '../render'
import { controls, fillIn, isRepeated, labelOf, press, readDialog, withoutFigures } from './explore'
import { endAtOnce } from './hurry'
import { askedSince, openFilledIn } from './openFilledIn'
import type { Visit } from './pages'
import { leave, open, pathOf } from './visit'
import { settle } from './watch'

/** One call that a page makes: at once, or when a person has filled in and pressed these controls. */
export type Call = { readonly endpoint: string; readonly presses: readonly string[] }

/** Far more than a page has: one that never runs out is told of, and not cut off. */
const MOST_PRESSES = 150

/** Fills the page in and does all presses but the last, up to the moment before it. False where a control is not there. */
export async function approach(visit: Visit, presses: readonly string[]): Promise<boolean> {
  await fillIn(visit.mobile)
  return pressAll(presses.slice(0, -1))
}

async function pressAll(labels: readonly string[]): Promise<boolean> {
  for (const label of labels) {
    if (!(await press(label))) return false
    await settle()
  }
  return true
}

/** The calls of a page: those of its opening, and those of every control on it, of those that come with a press, and of the dialogs that open, one behind the other. */
export async function discover(backend: Backend, visit: Visit): Promise<readonly Call[]> {
  const goOn = endAtOnce(visit.waits)
  try {
    return await findCalls(backend, visit)
  } finally {
    goOn()
  }
}

async function findCalls(backend: Backend, visit: Visit): Promise<readonly Call[]> {
  const page = await openFilledIn(backend, visit)
  const calls: Call[] = page.asked.map((endpoint) => ({ endpoint, presses: [] }))
  const known = new Set(page.asked)
  const tried = new Set<string>()
  const waiting = newControls(tried).map((label) => [label])
  for (let presses = waiting.shift(); presses; presses = waiting.shift()) {
    if (tried.size > MOST_PRESSES) throw new Error(`${visit.name} has more to press than anybody would: ${[...tried].slice(-20).join(', ')}`)
    const { asked, behind } = await follow(backend, await page.again(), presses, (label) => void waiting.push([...presses, label]), tried)
    const isOfTheNext = behind && asked.some((endpoint) => !known.has(endpoint))
    const ofTheNext = isOfTheNext ? await askedByItself(backend, whereIs(behind, visit)) : []
    for (const endpoint of asked) {
      if (known.has(endpoint) || ofTheNext.includes(endpoint)) continue
      known.add(endpoint)
      calls.push({ endpoint, presses })
    }
  }
  await leave(backend)
  return calls
}

type Followed = {
  /** What the last press asked for. */
  readonly asked: readonly string[]
  /** The page that it led to. */
  readonly behind: RenderedApp | undefined
}

/** The presses on a page that is filled in; `found` hears of the controls that came with the last one on the same page. */
async function follow(backend: Backend, app: RenderedApp, presses: readonly string[], found: (label: string) => void, tried: Set<string>): Promise<Followed> {
  const isThere = await pressAll(presses.slice(0, -1))
  const here = pathOf(app)
  const since = backend.requests().length
  if (isThere && (await press(presses.at(-1)!))) await settle()
  const isStill = pathOf(app) === here
  if (isStill) newControls(tried).forEach(found)
  return { asked: askedSince(backend, since), behind: isStill ? undefined : app }
}

/** The labels of what can be pressed now and could not before, on the page or in this dialog. Rows of a list that are alike are one, and so is what differs in figures alone. */
function newControls(tried: Set<string>): readonly string[] {
  const place = readDialog()
  const labels = controls().filter((control) => !isRepeated(control)).map(labelOf)
  return labels.filter((label) => {
    const one = `${place} › ${withoutFigures(label)}`
    if (label === '' || tried.has(one)) return false
    tried.add(one)
    return true
  })
}

function whereIs(app: RenderedApp, visit: Visit): Visit {
  const path = pathOf(app)
  return { ...visit, path, search: app.address().slice(path.length), isLoggedIn: selectToken(app.store.getState()) !== null }
}

const opened = new Map<string, readonly string[]>()

/** What a page asks by itself: its calls are met where it is opened, and are not of the press that leads there. */
async function askedByItself(backend: Backend, visit: Visit): Promise<readonly string[]> {
  const { path, search, isLoggedIn, mobile, kept } = visit
  const key = JSON.stringify([path, search, isLoggedIn, mobile, kept])
  const before = opened.get(key)
  if (before) return before
  await leave(backend)
  const { earlier } = await open(backend, visit)
  await settle()
  const asked = askedSince(backend, earlier)
  opened.set(key, asked)
  return asked
}
