import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import { RouteBoundary } from './RouteBoundary'

/** Where the screen of the current address goes. A screen that breaks takes nothing else with it; one whose texts are on their way shows bones. */
export function ScreenSlot({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <RouteBoundary resetKey={pathname}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </RouteBoundary>
  )
}
