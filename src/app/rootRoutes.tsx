import type { RouteObject } from 'react-router'
import { lazyElement } from './lazyElement'
import { RootLayout } from './RootLayout'
import { RouterFailure } from './RouterFailure'
import { UnknownPath } from './UnknownPath'

/** The route under which campaigns put theirs. */
export const ROOT = 'root'

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
      { path: '*', element: <UnknownPath /> },
    ],
  },
]
