import type { ReactNode } from 'react'
import { isCoveredByShell } from '@/lib/documentShell'
import { SkeletonScreen } from '../feedback/Skeleton'

/** Bones for whoever can see them: below the document's first paint only the words are made, which saves the first screen a drawing. */
export function CoveredScreen({ children }: { readonly children: ReactNode }) {
  return isCoveredByShell() ? <SkeletonScreen>{null}</SkeletonScreen> : children
}
