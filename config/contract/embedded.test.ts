import { jest } from '@jest/globals'
import { isOutcome } from '@/mocks/calls/answer'
import { FAULT_NAMES } from '@/mocks/scenario/faults'
import type { Call } from './calls'
import { checkReply, type Reply } from './checkReply'
import { isGrave } from './checkGateway'
import { loadOperations, ownOutcomes, type Operation } from './operations'
import { answerOf, askingsInPlace, PEOPLE, saidBy, witnessBackend, type Answer } from './witness'

// The embedded backend against the contract: every address, in every outcome.

const backend = witnessBackend()
let operations: readonly Operation[] = []

beforeAll(async () => {
  operations = await loadOperations()
})

beforeEach(() => {
  // Rows that cannot be read are reported, and to developers at once.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Waits until its caller gives up. */
const ENDLESS = ['timeout']
/** They spoil what the backend says. */
const SPOILT = ['malformed', 'noData', 'emptyList', 'nulls', 'oneUnreadable']
/** What the check says of a reply that is lost or spoilt on the way. */
const ON_THE_WAY: Readonly<Record<string, string>> = {
  network: 'no reply at all',
  http500: 'HTTP status 500; refusals are HTTP 200 with a code',
  http503: 'HTTP status 503; refusals are HTTP 200 with a code',
  http403: 'HTTP status 403; refusals are HTTP 200 with a code',
  html: 'a web page (HTML) in place of JSON',
  truncated: 'no JSON, or only a part of it',
  emptyBody: 'an empty reply',
}

type Asked = { readonly operation: Operation; readonly call: Call; readonly request: ReturnType<typeof askingsInPlace>[number]['request'] }

const askedAt = (): readonly Asked[] =>
  operations.flatMap((operation) =>
    operation.calls.flatMap((call) =>
      askingsInPlace(call)
        .filter(({ request }) => request.url === operation.path)
        .map(({ request }) => ({ operation, call, request })),
    ),
  )

/** What is made of an answer's `data` needs an envelope that has one. */
const withEnvelope = ({ operation: { host } }: Asked, outcomes: readonly string[]): readonly string[] => (host === 'maps' ? [] : outcomes)

const differences = ({ operation, call, request }: Asked, reply: Reply) => checkReply(call, request, reply, { knownCodes: operation.refusals.map(({ code }) => code) })

/** Says the same of each, so that a failure names the call and the outcome. */
async function forEachAnswer(outcomesOf: (asked: Asked) => readonly string[], people: readonly string[], look: (asked: Asked, answer: Answer, name: string) => void): Promise<number> {
  let count = 0
  for (const asked of askedAt()) {
    backend.reset()
    const { endpoint } = asked.operation
    const { isQuestion } = asked.call
    for (const outcome of outcomesOf(asked)) {
      for (const mobile of people) {
        look(asked, await answerOf(backend, { endpoint, isQuestion }, asked.request, outcome, mobile), `${asked.call.name}:${outcome}`)
        count += 1
      }
    }
  }
  return count
}

/** Whether the product makes something of an answer, every row of it. */
function isRead({ call, request }: Asked, answer: Answer): boolean {
  delete window.__reports
  const said = saidBy(answer, request)
  if ('error' in said) return said.error.kind === 'business'
  return !('issues' in call.schema['~standard'].validate(said.data)) && window.__reports === undefined
}

it('keeps to it in everything that it does by itself', async () => {
  const derived = ['empty', 'many', 'asText']
  const outcomesOf = (asked: Asked) => [...new Set([...ownOutcomes(asked.operation.endpoint), ...withEnvelope(asked, derived)])].filter((name) => !SPOILT.includes(name))
  const wrong: unknown[] = []
  const count = await forEachAnswer(outcomesOf, PEOPLE, (asked, { status, text }, name) => {
    // Some outcomes of its own are failures on the way: a lost reply, a page that cannot be loaded.
    if (status === 200) wrong.push(...differences(asked, { status, text }).filter(isGrave).map(({ level, path, problem }) => ({ name, level, path, problem })))
  })
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(1_000)
})

it('is found out in each of its faults, and broken to the check exactly where the product cannot read it', async () => {
  const outcomesOf = (asked: Asked) => [...FAULT_NAMES, 'oneUnreadable'].filter((name) => isOutcome(asked.operation.endpoint, name) && !ENDLESS.includes(name))
  const said: unknown[] = []
  const wanted: unknown[] = []
  await forEachAnswer(outcomesOf, PEOPLE.slice(0, 1), (asked, answer, name) => {
    const broken = differences(asked, answer).filter(({ level }) => level === 'broken').map(({ problem }) => problem)
    const isRefused = answer.status === 200 && answer.text.startsWith('{"errCode":-')
    const onTheWay = isRefused || asked.operation.host === 'maps' ? undefined : ON_THE_WAY[answer.outcome]
    said.push({ name, isRead: broken.length === 0, ...(onTheWay !== undefined && { broken }) })
    wanted.push({ name, isRead: isRead(asked, answer), ...(onTheWay !== undefined && { broken: [onTheWay] }) })
  })
  expect(said).toEqual(wanted)
  expect(said.length).toBeGreaterThan(2_000)
})
