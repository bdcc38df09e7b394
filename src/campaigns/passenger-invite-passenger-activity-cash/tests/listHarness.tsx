import { screen, waitFor } from '@testing-library/react'
import { logIn } from '@/mocks/ask'
import type { Backend } from '@/mocks/backend'
import { callsOf, SLOW } from '../../../../tests/journeySteps'
import { renderApp, testSession, type RenderedApp } from '../../../../tests/render'

export const PREFIX = '/passenger-invite-passenger-activity-cash'

/** A list of the campaign, logged in. */
export async function openList(backend: Backend, path: string, mobile = '13800138000'): Promise<RenderedApp> {
  return renderApp(`${PREFIX}/${path}?sourceId=PIPCASH2026`, { preloaded: { session: testSession(await logIn(backend, mobile)) } })
}

export const pagesOf = (backend: Backend, name: string) => callsOf(backend, name).map(({ body }) => (body as { pageNo?: unknown } | undefined)?.pageNo)

export const rowCount = (count: number) => waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count), SLOW)
