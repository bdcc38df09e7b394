import { handlingOf } from '@/api/errors/errorPolicy'
import { CODE } from '@/api/errors/errorCodes'

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
export const FAULT_KINDS = {
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
} satisfies Readonly<Record<string, readonly string[]>>

export const FAULTS: readonly string[] = Object.values(FAULT_KINDS).flat()

const { network, timeout, http, unreadable, empty, nulls, malformed, late, gate, logout, refusal } = FAULT_KINDS

/** By what they are in the product: the kinds of `ApiError`, and of what is malformed the text apart from its content. Each with the ways in which it is told. */
export const ERROR_KINDS: readonly (readonly (readonly string[])[])[] = [[network, late], [timeout], [http], [unreadable], [empty, nulls, malformed], [gate, logout, refusal]]

/** One fault of each kind of error. Which one changes with the position, so that the calls of a project meet all of them between them. */
export function sampleOfEachKind(position: number): readonly string[] {
  return ERROR_KINDS.map((ways) => {
    const faults = ways[position % ways.length] ?? []
    return faults[Math.floor(position / ways.length) % faults.length] ?? ''
  })
}

/** For the `nth` of the `of` calls of a block: between them the calls meet every fault, and each of them one fault of each kind of error at least. */
export function shareOfFaults(nth: number, of: number): readonly string[] {
  const mine = FAULTS.filter((_, index) => index % of === nth)
  const isMet = (kind: number): boolean => mine.some((fault) => ERROR_KINDS[kind]?.flat().includes(fault))
  return [...mine, ...sampleOfEachKind(nth).filter((_, kind) => !isMet(kind))]
}
