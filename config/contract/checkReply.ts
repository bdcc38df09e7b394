// One reply against the contract: what happened on the way, the envelope, the code, the fields.
import { unwrapEnvelope } from '@/api/envelope'
import type { ApiRequest } from '@/api/request'
import type { Call } from './calls'
import { findingsIn, kindOfValue, type Finding } from './findings'
import { isKnownCode, nameOfCode } from './handling'

export type Reply = { readonly status: number; readonly text: string }

/** What a reply is to be. `refusedBy`: one of these codes and nothing else, because the caller may not ask. */
export type Expected = { readonly knownCodes: readonly number[]; readonly refusedBy?: readonly number[] }

const broken = (path: string, problem: string): readonly Finding[] => [{ level: 'broken', path, problem }]
const different = (path: string, problem: string): readonly Finding[] => [{ level: 'different', path, problem }]

/** Fields of another envelope. */
const MOST_NAMED = 5

const inWords = (code: number): string => [String(code), nameOfCode(code)].filter(Boolean).join(' ')
const anyOf = (codes: readonly number[]): string => codes.map(inWords).join(' or ')

/** All differences of a reply, none where it keeps to the contract. */
export function checkReply({ schema }: Call, { unwrap = unwrapEnvelope }: Pick<ApiRequest, 'unwrap'>, { status, text }: Reply, { knownCodes, refusedBy }: Expected): readonly Finding[] {
  if (status === 0) return broken('', 'no reply at all')
  if (status < 200 || status > 299) return broken('', `HTTP status ${status}; refusals are HTTP 200 with a code`)
  if (text.trim() === '') return broken('', 'an empty reply')
  if (/^\s*</.test(text)) return broken('', 'a web page (HTML) in place of JSON')
  const said = unwrap(text)
  if ('data' in said) return refusedBy ? different('errCode', `a success, where ${anyOf(refusedBy)} is to refuse it`) : [...inEnvelope(text), ...findingsIn(schema, said.data)]
  const { error } = said
  if (error.kind === 'malformed') return broken(error.path, envelopeProblem(text, error.path, error.reason))
  if (error.kind !== 'business') return broken('', error.kind)
  if (refusedBy && !refusedBy.includes(error.errCode)) return different('errCode', `${inWords(error.errCode)}, where ${anyOf(refusedBy)} is to refuse it`)
  return isKnownCode(error.errCode, knownCodes) ? inEnvelope(text) : different('errCode', `${error.errCode}, which no catalogue has: it would only be shown`)
}

/** Why a text is no envelope, by what stands in the place of the field that makes it one. */
function envelopeProblem(text: string, path: string, reason: string): string {
  const reply = parse(text)
  if (reply === undefined) return 'no JSON, or only a part of it'
  const wanted = reason.replace(/^not /, '')
  if (path === '') return `${kindOfValue(reply)} in place of ${wanted}`
  const fields = reply as Readonly<Record<string, unknown>>
  const others = fields[path] === undefined ? Object.keys(fields).slice(0, MOST_NAMED) : []
  return `${kindOfValue(fields[path])} in place of ${wanted}${others.length > 0 ? ` (the reply has ${others.join(', ')})` : ''}`
}

/** The product gets by without a message that is a text. */
function inEnvelope(text: string): readonly Finding[] {
  const reply = parse(text) as { readonly errCode?: unknown; readonly errMsg?: unknown } | undefined
  const { errCode, errMsg } = reply ?? {}
  return errCode === undefined || typeof errMsg === 'string' ? [] : [{ level: 'tolerated', path: 'errMsg', problem: `${kindOfValue(errMsg)} in place of a text` }]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
