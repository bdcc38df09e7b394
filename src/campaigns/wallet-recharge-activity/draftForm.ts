import { collectCompleted } from '@/features/collect'
import type { ActivityRequest } from '@/services/candle'

/** What is chosen and ticked is a draft in the tab: each activity has its own. */
export const draftForm = ({ sourceId }: Pick<ActivityRequest, 'sourceId'>): string => `${sourceId}/recharge`

/** It was paid for, or the order is over: the next one is chosen, and agreed to, anew. */
export const draftDone = (request: Pick<ActivityRequest, 'sourceId'>) => collectCompleted({ form: draftForm(request), outcome: 'writing' })
