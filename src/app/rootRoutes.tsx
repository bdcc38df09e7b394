import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import type { AnyPage } from '@/blocks/definePage'
import { lazyElement } from './lazyElement'
import { LivePageOrPreview } from './LivePageOrPreview'
import { RootLayout } from './RootLayout'
import { RouterFailure } from './RouterFailure'
import { UnknownPath } from './UnknownPath'

/** The route under which campaigns put theirs. */
export const ROOT = 'root'

const BIND = 'driver-promotor-code-bind'

/** A page outside the campaigns, in its own chunk. */
function livePage(name: string, load: () => Promise<{ readonly page: AnyPage }>): ReactNode {
  return lazyElement(name, async () => {
    const { page } = await load()
    return () => <LivePageOrPreview page={page} />
  })
}

/** What stands outside the campaigns. */
export const rootRoutes: RouteObject[] = [
  {
    id: ROOT,
    path: '/',
    element: <RootLayout />,
    errorElement: <RouterFailure />,
    // The document's first-paint shell covers the wait for the first campaign.
    hydrateFallbackElement: <></>,
    children: [
      { index: true, element: lazyElement('start', () => import('./StartPage').then(({ StartPage }) => StartPage)) },
      ...(['0', '1', '3'] as const).map((kind) => ({
        path: `invalid-activity/${kind}`,
        element: lazyElement('invalid-activity', () => import('@/blocks/invalidActivity/GeneralNotice').then(({ GeneralNotice }) => GeneralNotice), { kind }),
      })),
      { path: BIND, element: livePage('bind', () => import('@/blocks/bind/bindPage')) },
      { path: `${BIND}/verify`, element: livePage('bindVerify', () => import('@/blocks/bind/verifyPage')) },
      { path: `${BIND}/result`, element: livePage('bindResult', () => import('@/blocks/bind/resultPage')) },
      { path: '*', element: <UnknownPath /> },
    ],
  },
]
