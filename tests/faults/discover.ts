import { selectToken } from '@/features/session'
import type { Backend } from '@/mocks/backend'
import type { RenderedApp } from '../render'
import { controls, fillIn, isRepeated, labelOf, press, readDialog, withoutFigures } from './explore'
import { endAtOnce } from './hurry'
import type { Visit } from './pages'
import { leave, open, pathOf } from './visit'
import { settle } from './watch'

/** One call that a page makes: at once, or when a person has filled in and pressed these controls. */
export type Call = { readonly endpoint: string; readonly presses: readonly string[] }

/** Far more than a page has: one that never runs out is told of, and not cut off. */
const MOST_PRESSES = 150

function askedSince(backend: Backend, since: number): readonly string[] {
  return [...new Set(backend.requests().slice(since).flatMap(({ endpoint }) => endpoint ?? []))]
}

/** Fills the page in and does all presses but the last, up to the moment before it. False where a control is not there. */
export async function approach(visit: Visit, presses: readonly string[]): Promise<boolean> {
  await fillIn(visit.mobile)
  for (const label of presses.slice(0, -1)) {
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
  const { earlier } = await open(backend, visit)
  await settle()
  const calls: Call[] = askedSince(backend, earlier).map((endpoint) => ({ endpoint, presses: [] }))
  const known = new Set(calls.map(({ endpoint }) => endpoint))
  // A control may say what was filled in, and others come with it.
  await fillIn(visit.mobile)
  const tried = new Set<string>()
  const waiting = newControls(tried).map((label) => [label])
  await leave(backend)
  for (let presses = waiting.shift(); presses; presses = waiting.shift()) {
    if (tried.size > MOST_PRESSES) throw new Error(`${visit.name} has more to press than anybody would: ${[...tried].slice(-20).join(', ')}`)
    const { asked, behind } = await follow(backend, visit, presses, (label) => void waiting.push([...presses, label]), tried)
    const ofTheNext = behind && asked.some((endpoint) => !known.has(endpoint)) ? await askedByItself(backend, behind) : []
    for (const endpoint of asked) {
      if (known.has(endpoint) || ofTheNext.includes(endpoint)) continue
      known.add(endpoint)
      calls.push({ endpoint, presses })
    }
  }
  return calls
}

type Followed = { readonly asked: readonly string[]; readonly behind: Visit | undefined }

/** What the last press asked for, the page that it led to, and the controls that came with it on the same page. */
async function follow(backend: Backend, visit: Visit, presses: readonly string[], found: (label: string) => void, tried: Set<string>): Promise<Followed> {
  const app = await open(backend, visit)
  await settle()
  const isThere = await approach(visit, presses)
  const here = pathOf(app)
  const since = backend.requests().length
  if (isThere && (await press(presses.at(-1)!))) await settle()
  const followed = { asked: askedSince(backend, since), behind: pathOf(app) === here ? undefined : whereIs(app, visit) }
  if (!followed.behind) newControls(tried).forEach(found)
  await leave(backend)
  return followed
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
  const { earlier } = await open(backend, visit)
  await settle()
  const asked = askedSince(backend, earlier)
  opened.set(key, asked)
  await leave(backend)
  return asked
}
