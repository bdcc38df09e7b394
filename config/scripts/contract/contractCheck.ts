// `npm run contract:check -- --gateway ADDRESS`: asks a gateway the product's questions, and says field by field what differs from the contract.
import '../../documents/pageModules.ts'
import { originOf } from '../../env/environments.ts'
import { readOptions, stopWith } from '../readOptions.ts'

const HELP = `npm run contract:check -- --gateway ADDRESS [--token TOKEN] [--activity DEVELOPMENTID=ID ...] [--only NAME] [--config ADDRESS] [--maps ADDRESS] [--verbose]

Asks a gateway every question of the product, and no action, and says field by field what differs from the contract. Ends with 1 where anything is
broken or different; what is only written in another way than the contract says, and understood, is a note.

--gateway   where it answers, such as ${originOf('gateway', 'sit')}, or http://localhost:4173 of npm run serve
--token     a user's token (Authorization, without Bearer); without one only what visitors see is asked
--activity  a campaign's activity there, by that of development: --activity DEVELOPMENTID=ID
--only      calls with this in their name
--config, --maps   the other hosts, where they are not the gateway's
--verbose   what keeps to the contract too, and all notes

Example: npm run contract:check -- --gateway http://localhost:4173 --only getLoginPage`

const values = readOptions(HELP, {
  gateway: { type: 'string', default: '' },
  token: { type: 'string' },
  activity: { type: 'string', multiple: true, default: [] },
  only: { type: 'string', default: '' },
  config: { type: 'string' },
  maps: { type: 'string' },
  verbose: { type: 'boolean', default: false },
})
const [gateway, config, maps] = [values.gateway, values.config ?? values.gateway, values.maps ?? values.gateway].map((address) => (/^https?:/.test(address) && URL.canParse(address) ? address.replace(/\/+$/, '') : stopWith(`No address: "${address}"`, HELP))) as [string, string, string]

const [{ loadOperations }, { checkGateway, isGrave, isLogout }] = await Promise.all([import('../../contract/operations.ts'), import('../../contract/checkGateway.ts')])
const operations = await loadOperations()
const LIMIT_MS = 20_000
const counts = { asked: 0, grave: 0, notes: 0, refused: 0, loggedOut: 0 }

for await (const { call, path, asked, findings, refused } of checkGateway(operations, {
  hosts: { gateway, config, maps },
  send: (request) => fetch(request, { signal: AbortSignal.timeout(LIMIT_MS) }),
  token: values.token ?? null,
  sourceIds: Object.fromEntries(values.activity.map((pair) => pair.split('=', 2))) as Record<string, string>,
  only: values.only,
})) {
  const shown = values.verbose ? findings : findings.filter(isGrave)
  counts.asked += 1
  counts.grave += findings.filter(isGrave).length
  counts.notes += findings.length - findings.filter(isGrave).length
  counts.refused += refused === undefined ? 0 : 1
  counts.loggedOut += isLogout(refused) ? 1 : 0
  if (shown.length === 0 && !values.verbose) continue
  console.log(`${shown.some(isGrave) ? 'DIFFERS' : refused === undefined ? 'ok     ' : 'REFUSED'}  ${call}, ${asked}: ${path}${refused === undefined ? '' : ` (${refused})`}`)
  for (const { level, path: field, problem } of shown) console.log(`         ${level}  ${field === '' ? 'the reply' : field}: ${problem}`)
}

console.log(`${counts.asked} questions asked, ${counts.grave} differences, ${counts.notes} notes`)
if (counts.refused > 0) console.log(`${counts.refused} were refused, so that no reply of theirs could be looked at (--verbose names them): is it another user's, or another activity (--activity)?`)
if (counts.loggedOut > 0) console.log(`${counts.loggedOut} of them because the token is not taken: has it expired?`)
if (values.token === undefined) console.log('What only users see was not asked (--token).')
process.exitCode = counts.asked === 0 || counts.grave > 0 || counts.loggedOut > 0 ? 1 : 0
