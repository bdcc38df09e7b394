import { CODE } from '@/api/errorCodes'

/** What can go wrong on the way, whatever the call. `late` is a good answer that comes when the person has gone elsewhere. */
const TRANSPORT_FAULTS = ['network', 'timeout', 'http500', 'http403', 'html', 'truncated', 'emptyBody', 'noData', 'emptyList', 'nulls', 'malformed', 'textCode', 'late'] as const

/** No catalogue has it. */
const UNKNOWN_CODE = '-199999'

const { success: _, ...refusals } = CODE

/** Every way in which a call fails here: a name of the embedded backend's outcomes, or a business code (spec 1 §8, spec 2 §8). */
export const FAULTS: readonly string[] = [...TRANSPORT_FAULTS, UNKNOWN_CODE, ...Object.values(refusals).map(String)]
