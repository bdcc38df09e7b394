import { CalendarSheetSkeleton } from '@/blocks/calendar/CalendarSheet'
import { LadderSkeleton } from '@/blocks/home/cards/LadderCard'
import { Gap } from './Home.styles'

/** The places of the calendar and the ladder. */
export const HomeSkeleton = () => (
  <>
    <CalendarSheetSkeleton />
    <Gap />
    <LadderSkeleton />
  </>
)
