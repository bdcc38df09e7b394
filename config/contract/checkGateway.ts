// Asks a gateway the questions of the product, and nothing that changes anything, and says what differs from the contract.
import { CODE } from '@/api/errors/errorCodes'
import { handlingOf } from '@/api/errors/errorPolicy'
import type { ApiRequest } from '@/api/request'
import type { ActivityRequest } from '@/services/candle'
import { checkReply, type Expected, type Reply } from './checkReply'
import type { Call } from './calls'
import type { Finding } from './findings'
import type { Operation } from './operations'
import { askingsOf, SAMPLE_VISIT } from './requests'
import { toWebRequest, type Hosts } from './send'
import { activityOf, saidBy } from './witness'

export type CheckOptions = {
  readonly hosts: Hosts
  readonly send: (request: Request) => Promise<Response>
  /** Of a user; without one only what visitors may ask is asked, and what they may not is to be refused. */
  readonly token: string | null
  /** The activity of each campaign there, by the sourceId that development has for it; the same where none is named. */
  readonly sourceIds: Readonly<Record<string, string>>
  /** Calls whose name has this in it; all where it is ''. */
  readonly only: string
}

/** One question that was asked: in words, and what differed in its reply. `refused`: the code of a refusal where a reply was hoped for. */
export type Checked = { readonly call: string; readonly path: string; readonly asked: string; readonly findings: readonly Finding[]; readonly refused?: number }

type Question = { readonly asked: string; readonly sourceId: string; readonly token: string | null; readonly refusedBy?: readonly number[] }

const NO_ACTIVITY = 'NOSUCHACTIVITY'
const WRONG_TOKEN = 'wrong.contract.token'

const ALL_CODES: readonly number[] = Object.values(CODE)
const codesHandledAs = (as: string): readonly number[] => ALL_CODES.filter((errCode) => handlingOf({ kind: 'business', errCode, errMsg: '', data: null }).as === as)

/** Whether a gateway says by this code that it does not take the token. */
export const isLogout = (code: number | undefined): boolean => code !== undefined && codesHandledAs('logout').includes(code)

/** A question as those ask it who may, and as those who may not: that must be refused by a code that the product knows what to do with. */
function questionsOf({ endpoint: { token: rule, sourceId: about } }: Operation, { token }: CheckOptions, sourceId: string): readonly Question[] {
  const loggedOut = codesHandledAs('logout')
  return [
    ...(rule === 'required' && token === null ? [] : [{ asked: 'as it is', sourceId, token }]),
    ...(rule === 'required' ? [{ asked: 'without a token', sourceId, token: null, refusedBy: loggedOut }] : []),
    ...(rule === 'ignored' ? [] : [{ asked: 'with a token of nobody', sourceId, token: WRONG_TOKEN, refusedBy: loggedOut }]),
    ...(about === 'ignored' || (rule === 'required' && token === null) ? [] : [{ asked: 'about no activity', sourceId: NO_ACTIVITY, token, refusedBy: codesHandledAs('gate') }]),
  ]
}

async function replyOf(send: CheckOptions['send'], request: Request): Promise<Reply> {
  try {
    const response = await send(request)
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 0, text: '' }
  }
}

/** One after the other, so that no gateway is flooded. */
export async function* checkGateway(operations: readonly Operation[], options: CheckOptions): AsyncGenerator<Checked> {
  for (const operation of operations) {
    for (const call of operation.calls.filter(({ isQuestion, name }) => isQuestion && name.includes(options.only))) yield* checkCall(operation, call, options)
  }
}

async function* checkCall(operation: Operation, call: Call, options: CheckOptions): AsyncGenerator<Checked> {
  const { path, method, refusals } = operation
  const known = refusals.map(({ code }) => code)
  for (const { request: sample, at } of askingsOf(call)) {
    if (sample.url !== path) continue
    const development = activityOf(sample)
    for (const { asked, sourceId, token, refusedBy } of questionsOf(operation, options, options.sourceIds[development] ?? development)) {
      const visit: ActivityRequest = { ...SAMPLE_VISIT, sourceId }
      const request = at(visit)
      const expected: Expected = { knownCodes: known, ...(refusedBy && { refusedBy }) }
      const reply = await replyOf(options.send, toWebRequest(request, options.hosts, token))
      const code = refusalIn(reply, request)
      // Whose token is not taken is refused before anything else is looked at.
      const isTokenRefused = token !== null && token === options.token && isLogout(code)
      const refused = refusedBy && !isTokenRefused ? undefined : code
      const findings = isTokenRefused ? [] : checkReply(call, request, reply, expected)
      yield { call: call.name, path: `${method.toUpperCase()} ${path}`, asked, findings, ...(refused !== undefined && { refused }) }
    }
  }
}

function refusalIn(reply: Reply, request: ApiRequest): number | undefined {
  const said = saidBy(reply, request)
  return 'error' in said && said.error.kind === 'business' ? said.error.errCode : undefined
}

/** Whether a finding fails the check: what is only written in another way does not. */
export const isGrave = ({ level }: Finding): boolean => level !== 'tolerated'
