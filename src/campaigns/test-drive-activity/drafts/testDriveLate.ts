import { lateSlice } from '@/lib/lateSlice'
import { testDrivePersist } from './testDrive.persist'
import { testDriveReducer } from './testDriveSlice'

/** The drafts, for the campaigns that have them. */
export const testDriveLate = lateSlice(testDriveReducer, testDrivePersist)
