import type { Backend } from '@/mocks/backend'
import type { RenderedApp } from '../render'
import { fillIn, hasDialog, pressEscape, readScreen, typed } from './explore'
import type { Visit } from './pages'
import { watchTrouble } from './trouble'
import { leave, open, type OpenPage } from './visit'
import { settle } from './watch'

/** The endpoints that were called since so many calls. */
export function askedSince(backend: Backend, since: number): readonly string[] {
  return [...new Set(backend.requests().slice(since).flatMap(({ endpoint }) => endpoint ?? []))]
}

/** All that a person sees and has typed, and where. */
const readWhole = (app: RenderedApp): string => [app.address(), readScreen(), ...typed()].join(' | ')

type FilledIn = {
  /** What it asked for while it opened. */
  readonly asked: readonly string[]
  /** As it was at first: most presses open a dialog, which Escape closes; after the others it is opened anew. */
  readonly again: () => Promise<RenderedApp>
}

export async function openFilledIn(backend: Backend, visit: Visit): Promise<FilledIn> {
  const openAnew = async (): Promise<OpenPage> => {
    const page = await open(backend, visit)
    if (!(await settle())) throw new Error(`${visit.name} does not come to rest`)
    return page
  }
  const trouble = watchTrouble()
  let page = await openAnew()
  const asked = askedSince(backend, page.earlier)
  trouble.stop()
  const wrong = trouble.first() ?? openingFault()
  if (wrong !== undefined) throw new Error(`${visit.name}, with every answer as it should be: ${wrong}`)
  // A control may say what was filled in, and others come with it.
  await fillIn(visit.mobile)
  const before = readWhole(page)
  return {
    asked,
    again: async () => {
      if (hasDialog()) await pressEscape()
      if (readWhole(page) === before) return page
      await leave(backend)
      page = await openAnew()
      await fillIn(visit.mobile)
      return page
    },
  }
}

const LEAST_TEXT = 8

/** What is wrong with a page that has been opened and has all that it asked for. */
function openingFault(): string | undefined {
  const state = document.documentElement.getAttribute('data-app')
  if (state !== 'ready') return `its screen is ${state}`
  if (readScreen().length <= LEAST_TEXT) return `it says no more than "${readScreen()}"`
  return document.title === '' ? 'it has no title' : undefined
}
