import type { Backend } from '@/mocks/backend'
import { buttons, fillIn, labelOf, press } from './explore'
import type { Visit } from './pages'
import { leave, open } from './visit'
import { listenHere, settle } from './watch'

/** One call that a page makes: at once, or when a person has filled in and pressed these buttons. */
export type Call = { readonly endpoint: string; readonly presses: readonly string[] }

const MOST_BUTTONS = 14

function asked(backend: Backend, since: number, here?: ReadonlySet<string>): readonly string[] {
  const requests = backend.requests().slice(since).filter(({ path }) => !here || here.has(path.split('?')[0]!))
  return [...new Set(requests.flatMap(({ endpoint }) => endpoint ?? []))]
}

const labels = (): readonly string[] => [...new Set(buttons().map(labelOf))].filter(Boolean)

/**
 * Fills the page in and presses; what the last press asked for. What the page behind the press asks by itself is not of the press: it is met
 * where that page is opened. Undefined where a button is not there.
 */
export async function perform(backend: Backend, presses: readonly string[]): Promise<readonly string[] | undefined> {
  if (presses.length === 0) return []
  await fillIn()
  for (const label of presses.slice(0, -1)) {
    if (!(await press(label))) return undefined
    await settle()
  }
  const since = backend.requests().length
  const askedHere = listenHere()
  if (!(await press(presses.at(-1)!))) return undefined
  await settle()
  return asked(backend, since, askedHere())
}

/** The calls of a page: those of its opening, and those of every button on it and in the dialogs that open. */
export async function discover(backend: Backend, visit: Visit): Promise<readonly Call[]> {
  const { earlier } = await open(backend, visit)
  await settle()
  const calls: Call[] = asked(backend, earlier).map((endpoint) => ({ endpoint, presses: [] }))
  const known = new Set(calls.map(({ endpoint }) => endpoint))
  // A button may say what was filled in, and others come with it.
  await fillIn()
  const waiting: (readonly string[])[] = labels().slice(0, MOST_BUTTONS).map((label) => [label])
  leave(backend)
  for (let presses = waiting.shift(); presses; presses = waiting.shift()) {
    await open(backend, visit)
    await settle()
    for (const endpoint of (await perform(backend, presses)) ?? []) {
      if (known.has(endpoint)) continue
      known.add(endpoint)
      calls.push({ endpoint, presses })
    }
    if (presses.length === 1 && document.querySelector('[role="dialog"]')) for (const label of labels()) waiting.push(presses.concat(label))
    leave(backend)
  }
  return calls
}
