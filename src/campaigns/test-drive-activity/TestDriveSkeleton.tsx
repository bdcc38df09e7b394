import type { ReactNode } from 'react'
import { SkeletonScreen } from '@/ui/feedback/Skeleton'
import { useMessages } from '@/lib/i18n'
import { testDriveMessages } from './messages'
import { TestDriveFrame } from './TestDriveFrame'

type TestDriveSkeletonProps = { readonly headline: string; readonly subline: string; readonly scene: ReactNode; /** The page has something to share. */ readonly hasShare?: boolean; readonly children?: ReactNode }

/** A page of the campaign with its own head, for the passengers that most are. */
export const TestDriveSkeleton = ({ hasShare = false, children, ...head }: TestDriveSkeletonProps) => (
  <TestDriveFrame {...head} title={useMessages(testDriveMessages).title.common} picture="" onShare={hasShare ? null : undefined}>
    <SkeletonScreen>{children}</SkeletonScreen>
  </TestDriveFrame>
)
