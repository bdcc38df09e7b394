import { screen, waitFor } from '@testing-library/react'
import { logIn } from '@/mocks/ask'
import type { Backend } from '@/mocks/backend'
import { renderApp, someone, type RenderedApp } from '../render'

export const PREFIX = '/passenger-invite-passenger-activity-cash'
export const SLOW = { timeout: 8_000 }

/** A list of the campaign, as somebody who is logged in. */
export async function openList(backend: Backend, path: string, mobile = '13800138000'): Promise<RenderedApp> {
  return renderApp(`${PREFIX}/${path}?sourceId=PIPCASH2026`, { preloaded: { session: someone(await logIn(backend, mobile)) } })
}

export const callsOf = (backend: Backend, name: string) => backend.requests().filter(({ endpoint }) => endpoint === name)
export const pagesOf = (backend: Backend, name: string) => callsOf(backend, name).map(({ body }) => (body as { pageNo?: unknown } | undefined)?.pageNo)

export const button = (name: string | RegExp) => screen.findByRole('button', { name }, SLOW)
export const rowCount = (count: number) => waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count), SLOW)
export const expectAddress = (app: RenderedApp, address: string) => waitFor(() => expect(app.address()).toBe(address), SLOW)

/** Stands for the browser's own: what it watches comes into sight when the test says so. */
export function standInForSight() {
  let watched: (() => void)[] = []
  beforeEach(() => {
    watched = []
    class Observer {
      readonly callback: (entries: { isIntersecting: boolean }[]) => void
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.callback = callback
      }
      observe = () => void watched.push(() => this.callback([{ isIntersecting: true }]))
      disconnect = () => undefined
    }
    Object.assign(window, { IntersectionObserver: Observer })
  })
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  return { endInSight: () => watched.at(-1)?.(), watches: () => watched.length }
}
