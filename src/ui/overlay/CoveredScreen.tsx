import type { ReactNode } from 'react'
import { isCoveredByShell } from '@/lib/documentShell'
import { SkeletonScreen } from '../feedback/Skeleton'

/** A skeleton, unless the document's first paint covers it: then only its text for screen readers is rendered, which saves the first screen a layout. */
export function CoveredScreen({ children }: { readonly children: ReactNode }) {
  return isCoveredByShell() ? <SkeletonScreen>{null}</SkeletonScreen> : children
}
