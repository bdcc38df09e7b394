import type { ReactNode } from 'react'
import { SkeletonScreen } from '@/ui/feedback/Skeleton'
import { useMessages } from '@/lib/i18n'
import { useSkeletonChannel } from './activity/useActivity'
import { testDriveMessages } from './messages'
import { TestDriveFrame } from './TestDriveFrame'

type TestDriveSkeletonProps = { readonly headline: string; readonly subline: string; readonly scene: ReactNode; /** The page has something to share, for the users who share. */ readonly hasShare?: boolean; readonly children?: ReactNode }

/** What the home says while it loads. */
export function useHomeHead() {
  const { headline, subline } = useMessages(testDriveMessages).home
  const channel = useSkeletonChannel()
  return { headline: headline[channel], subline: subline[channel] }
}

/** A page of the campaign with its own head. */
export function TestDriveSkeleton({ hasShare = false, children, ...head }: TestDriveSkeletonProps) {
  const { title } = useMessages(testDriveMessages)
  const channel = useSkeletonChannel()
  return (
    <TestDriveFrame {...head} title={title[channel]} picture="" onShare={hasShare && channel === 'common' ? null : undefined}>
      <SkeletonScreen>{children}</SkeletonScreen>
    </TestDriveFrame>
  )
}
