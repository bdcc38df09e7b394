import type { RecordPageOptions } from '@/blocks/record/recordPage'
import { useMessages } from '@/lib/i18n'
import type { DriverRecord } from '@/services/candle'
import { DriverDetail, DriverDetailSkeleton } from './DriverDetail'
import { recordFixtures } from './fixtures'
import { driverMessages } from './messages'

/** The page of one driver, but for its call and its way back. */
export const driverPage = { Body: DriverDetail, BodySkeleton: DriverDetailSkeleton, fixtures: recordFixtures, useTexts: () => useMessages(driverMessages).record } satisfies Partial<RecordPageOptions<DriverRecord>>
