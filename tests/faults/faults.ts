import { handlingOf } from '@/api/errorPolicy'
import { CODE } from '@/api/errorCodes'

const { success: _, ...refusals } = CODE

/** No catalogue has it. */
const UNKNOWN_CODE = -199999

const refusalsHandledAs = (...ways: readonly string[]): readonly string[] =>
  [UNKNOWN_CODE, ...Object.values(refusals)].filter((errCode) => ways.includes(handlingOf({ kind: 'business', errCode, errMsg: '', data: null }).as)).map(String)

/**
 * Every way in which a call fails here, by kind: names of the embedded backend's outcomes, or business codes (spec 1 §8, spec 2 §8). The
 * faults of one kind become the same sort of `ApiError` and are handled alike. `late` is a good answer that comes when the user has gone
 * elsewhere. What spoils the content of an answer depends on the schema of each call: each way is a kind of its own.
 */
export const FAULT_KINDS: Readonly<Record<string, readonly string[]>> = {
  network: ['network'],
  timeout: ['timeout'],
  http: ['http500', 'http403'],
  unreadable: ['html', 'truncated', 'emptyBody', 'textCode'],
  empty: ['noData', 'emptyList'],
  nulls: ['nulls'],
  malformed: ['malformed'],
  late: ['late'],
  gate: refusalsHandledAs('gate'),
  logout: refusalsHandledAs('logout'),
  refusal: refusalsHandledAs('toast', 'caller', 'silent'),
}

export const FAULTS: readonly string[] = Object.values(FAULT_KINDS).flat()

/** One fault of each kind. Which one changes with the position, so that the calls of a project meet all of them between them. */
export const sampleOfEachKind = (position: number): readonly string[] => Object.values(FAULT_KINDS).map((faults) => faults[position % faults.length]!)
