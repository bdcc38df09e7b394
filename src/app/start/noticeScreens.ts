import type { InjectSlices } from '@/lib/lazySlice'
import { pageScreens } from '../campaignScreens'
import { noticePages } from '../fallbackPages'
import type { Screen } from '../lazyScreen'

const noSlices: InjectSlices = () => Promise.resolve()

/** By path, under a name that no campaign has (spec 2 §2.2, unknown-activity pages). */
export const noticeScreens = (prefix: string): ReadonlyMap<string, Screen> => new Map(Object.entries(noticePages).flatMap(([path, entry]) => pageScreens({ prefix, pages: {} }, path, entry, noSlices)))
