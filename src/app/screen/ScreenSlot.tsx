import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import { RouteBoundary } from './RouteBoundary'

/** The place of the current screen. A screen that throws breaks nothing else; one whose texts are still loading shows a skeleton. */
export function ScreenSlot({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <RouteBoundary resetKey={pathname}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </RouteBoundary>
  )
}
