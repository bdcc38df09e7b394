import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import type { AnyPage } from '@/blocks/definePage'
import { lazyElement } from './lazyElement'
import { LivePageOrPreview } from './LivePageOrPreview'
import { RootLayout } from './RootLayout'
import { UnknownPath } from './UnknownPath'

const BIND = 'driver-promotor-code-bind'

/** A page outside the campaigns, in its own chunk. */
function livePage(name: string, load: () => Promise<{ readonly page: AnyPage }>): ReactNode {
  return lazyElement(name, async () => {
    const { page } = await load()
    return () => <LivePageOrPreview page={page} />
  })
}

/** All routes: those of the campaigns, and what stands outside them. */
export function rootRoute(campaigns: readonly RouteObject[]): RouteObject[] {
  return [{ path: '/', element: <RootLayout />, children: [...campaigns, ...ownRoutes] }]
}

const ownRoutes: readonly RouteObject[] = [
  { index: true, element: lazyElement('start', () => import('./StartPage').then(({ StartPage }) => StartPage)) },
  ...(['0', '1', '3'] as const).map((kind) => ({
    path: `invalid-activity/${kind}`,
    element: lazyElement('invalid-activity', () => import('@/blocks/invalidActivity/GeneralNotice').then(({ GeneralNotice }) => GeneralNotice), { kind }),
  })),
  { path: BIND, element: livePage('bind', () => import('@/blocks/bind/bindPage')) },
  { path: `${BIND}/verify`, element: livePage('bindVerify', () => import('@/blocks/bind/verifyPage')) },
  { path: `${BIND}/result`, element: livePage('bindResult', () => import('@/blocks/bind/resultPage')) },
  { path: '*', element: <UnknownPath /> },
]
