import type { ReactNode } from 'react'
import { isCoveredByShell } from '@/lib/page/documentShell'
import { SkeletonScreen } from '../feedback/Skeleton'

/**
 * The skeleton of a screen, for the eye alone: a screen reader hears that the page is loading, and nothing of what is about to go. While the document's first paint
 * covers it, it is not drawn at all, which saves the first screen a layout.
 */
export function CoveredScreen({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkeletonScreen>{null}</SkeletonScreen>
      {!isCoveredByShell() && <div aria-hidden>{children}</div>}
    </>
  )
}
