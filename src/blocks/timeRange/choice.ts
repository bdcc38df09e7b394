import { choiceOf } from '../pageChoice'
import type { TimeRangePageOptions } from './timeRangePage'

/** Which days a list is about: a month, or a range of one's own. */
export const timeRange = /* #__PURE__ */ choiceOf<TimeRangePageOptions>('picker', async () => (await import('./timeRangePage')).timeRangePage)
