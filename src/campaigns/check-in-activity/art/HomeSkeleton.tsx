import { CalendarSheetSkeleton } from '@/blocks/calendar/CalendarSheet'
import { LadderSkeleton } from '@/blocks/home/LadderCard'
import { Gap } from './Home.styles'

/** The places of the calendar and the ladder. */
export const HomeSkeleton = () => (
  <>
    <CalendarSheetSkeleton />
    <Gap />
    <LadderSkeleton />
  </>
)
