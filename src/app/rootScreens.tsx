import type { ReactNode } from 'react'
import type { AnyPage } from '@/blocks/definePage'
import { lazyElement } from './lazyElement'
import { LivePageOrPreview } from './LivePageOrPreview'

const BIND = 'driver-promotor-code-bind'

/** A page outside the campaigns, in its own chunk. */
function livePage(name: string, load: () => Promise<{ readonly page: AnyPage }>): ReactNode {
  return lazyElement(name, async () => {
    const { page } = await load()
    return () => <LivePageOrPreview page={page} />
  })
}

/** What stands outside the campaigns, by path. */
export const rootScreens: ReadonlyMap<string, ReactNode> = new Map([
  ['', lazyElement('start', () => import('./StartPage').then(({ StartPage }) => StartPage))],
  ...(['0', '1', '3'] as const).map((kind): [string, ReactNode] => [
    `invalid-activity/${kind}`,
    lazyElement('invalid-activity', () => import('@/blocks/invalidActivity/GeneralNotice').then(({ GeneralNotice }) => GeneralNotice), { kind }),
  ]),
  [BIND, livePage('bind', () => import('@/blocks/bind/bindPage'))],
  [`${BIND}/verify`, livePage('bindVerify', () => import('@/blocks/bind/verifyPage'))],
  [`${BIND}/result`, livePage('bindResult', () => import('@/blocks/bind/resultPage'))],
])
