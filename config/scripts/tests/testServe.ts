// `npm run test:serve [-- --requests 20000]`, a part of `npm run test:full`: the served build keeps its memory, however long it is used.
import '../../documents/pageModules.ts'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { builtPages } from '../../documents/builtPages.ts'
import { isBuildFresh } from '../build/sourceStamp.ts'
import { readOptions, stopWith } from '../readOptions.ts'

const HELP = `npm run test:serve [-- --requests NUMBER]

Asks npm run serve for every document and, as its people, every question of the product (config/contract), again and again, while other tabs stay open
beside it, and measures its memory. Ends with 1 where that still grows after the first quarter, or where anything is answered by no answer.

--requests  20000 unless given

Example: npm run test:serve -- --requests 4000`

const { requests } = readOptions(HELP, { requests: { type: 'string', default: '20000' } })
const WANTED = /^\d{3,7}$/.test(requests) ? Number(requests) : stopWith(`How many is "${requests}"?`, HELP)
/** Tabs that are open all the time: each keeps its connection, and asks the test panel's questions. */
const TABS = 20
/** What a heap may differ by from one measurement to the next (bytes). */
const SLACK = 8 * 1024 ** 2
if (!isBuildFresh()) await import('../build/build.ts')
const [{ loadOperations }, { checkGateway }, { logIn, ORIGIN }, { KNOWN_PHONES }] = await Promise.all([import('../../contract/operations.ts'), import('../../contract/checkGateway.ts'), import('../../../src/mocks/sendRequest.ts'), import('../../../src/mocks/state/accounts.ts')])
const operations = await loadOperations()

const server = fork('config/scripts/server/serve.ts', ['--port', '0'], { execArgv: ['--expose-gc', '--import', './config/scripts/tests/tellMemory.ts'], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
const site = await addressOf(server)
const { origin } = new URL(site)

const count = { asked: 0 }
const unanswered: string[] = []
async function send(request: Request): Promise<Response> {
  count.asked += 1
  const response = await fetch(request).catch((error: unknown) => {
    unanswered.push(`${request.method} ${request.url}: ${String(error)}`)
    throw error
  })
  if (response.status >= 500) unanswered.push(`${request.method} ${request.url}: ${response.status}`)
  return response
}
const get = async (address: string): Promise<string> => (await send(new Request(new URL(address, site)))).text()

/** As for a backend in this process. */
const backend = { handle: (request: Request) => send(new Request(request.url.replace(ORIGIN, origin), request)) }

async function round(mobile: string): Promise<void> {
  for (const { address } of builtPages()) await get(address)
  const token = await logIn(backend, mobile)
  for await (const answered of checkGateway(operations, { hosts: { gateway: origin, config: origin, maps: origin }, send, token, sourceIds: {}, only: '' })) {
    if (count.asked >= WANTED) return void answered
    if (count.asked % 20 === 0) await Promise.all(Array.from({ length: TABS }, () => get('/__mock__/requests')))
  }
}

const people = Object.values(KNOWN_PHONES)
const measured: number[] = []
for (let turn = 0; count.asked < WANTED; turn += 1) {
  await round(people[turn % people.length]!)
  if (count.asked >= ((measured.length + 1) * WANTED) / 4) {
    measured.push(await memoryOf(server))
    console.log(`${count.asked} requests: ${(measured.at(-1)! / 1024 ** 2).toFixed(1)} MB`)
  }
}
server.kill()

const [first = 0, last = 0] = [measured[0], measured.at(-1)]
unanswered.slice(0, 20).forEach((line) => console.error(line))
if (unanswered.length > 0) console.error(`${unanswered.length} requests were not answered`)
if (last > first + SLACK) console.error(`The memory grew from ${first} to ${last} bytes`)
process.exitCode = unanswered.length > 0 || measured.length < 2 || last > first + SLACK ? 1 : 0

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const part of child.stdout!) {
    const [address] = /http:\S+/.exec(String(part)) ?? []
    if (address) {
      child.stdout!.resume()
      return address
    }
  }
  throw new Error('the server has not begun')
}

async function memoryOf(child: ChildProcess): Promise<number> {
  child.send('memory')
  const [bytes] = (await once(child, 'message')) as [number]
  return bytes
}
