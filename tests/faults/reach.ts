import { existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '@/campaigns/registry'
import { campaignMocks } from '@/mocks/campaignMocks'
import { sharedEndpoints } from '@/mocks/handlers'
import type { Call } from './discover'
import { hintsOf } from './hints'

const CAPTCHA = 'only after an answer that asks for a captcha: the journeys of the captchas'
const HOST = 'only inside a host that has its own login or share: the journeys of the automatic login, one-click login and sharing'
const NEWCOMER = 'only for somebody who registers or comes by a code: the journeys of the time after a login and of binding a code'
/** Calls that no campaign needs to ask. One that does says so in its `kitCalls`; for the others they wait, with the tests of their service and of the backend. */
const KIT: ReadonlySet<string> = new Set([
  'dealInviteeReward',
  'getPageConfig',
  'inviteActivityResult',
  'queryInviteePageType',
  'queryInviterCard',
  'queryRealNameInfoMask',
  'queryRegionList',
  'riskCheck',
  'searchPlaces',
])

/** Endpoints that no page asks by itself or at a press here, and where their faults are met instead. What stands here and is reached is a mistake too. */
const UNREACHED: Readonly<Record<string, string>> = {
  getimgauthcode: CAPTCHA,
  verifyimgauthcode: CAPTCHA,
  geetestinit: CAPTCHA,
  geetestverify: CAPTCHA,
  sliderScript: CAPTCHA,
  getAuthToken: HOST,
  carrierScript: HOST,
  paymentScript: HOST,
  getChatPageSignature: HOST,
  getMiniProgramToken: HOST,
  verifyTicket: HOST,
  queryUserPromoInfo: NEWCOMER,
  verifyMobileAuthCodeAndBindPromoteCode: NEWCOMER,
  userRegistryVerify: NEWCOMER,
  queryBlackDriverInfo: NEWCOMER,
  getImageRgb: 'only where marketing has set a picture behind the login form: the tests of blocks/login',
  getCurrencyConfig: 'only where customer service is named and the web configuration has no way there, which takes two faults: the journeys of the withdrawal and of the time after a login',
  firstOrder: 'not of the product: what a friend does elsewhere',
  pay: 'not of the product: what the pay channel tells the server',
}

/** Every endpoint of the campaigns of the registry, and those that all of them share. */
const contract = (): readonly string[] => [...new Set([...sharedEndpoints, ...campaignMocks.flatMap(({ endpoints }) => endpoints)].map(({ name }) => name))]

const told = await Promise.all(Object.keys(registry).map(hintsOf))
/** The calls of the kit that some campaign asks. */
const kitCalls = new Set(told.flatMap((each) => each.kitCalls))
const unreached: Readonly<Record<string, string>> = Object.assign({}, UNREACHED, ...told.map((each) => each.elsewhere))

const mayStayOut = (name: string): boolean => Object.hasOwn(unreached, name) || (KIT.has(name) && !kitCalls.has(name))

/** What one part of the matrix has done: config/scripts/tests/testCampaigns.ts adds them up. */
export type PartReport = { readonly reached: readonly string[]; readonly pages: number; readonly cells: number; readonly left: number }

function runFolder(): string {
  const folder = process.env['FAULTS_RUN']
  if (!folder || !existsSync(folder)) throw new Error('FAULTS_RUN names no folder: config/jest/campaigns.config.js makes one.')
  return folder
}

/** No reader finds half of it. */
function writeWhole(file: string, value: unknown): void {
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(value))
  renameSync(unfinished, file)
}

/** The calls of a page, which several parts want to know: whichever finds them out first leaves them for the others. */
export async function sharedCalls(name: string, find: () => Promise<readonly Call[]>): Promise<readonly Call[]> {
  const file = join(runFolder(), `${encodeURIComponent(name)}.calls`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as readonly Call[]
  const calls = await find()
  writeWhole(file, calls)
  return calls
}

/**
 * The parts of the matrix run beside each other. Each leaves here what its pages asked for; whichever comes last, and so sees all of them,
 * says what is wrong. Nothing to say where only some of the parts run, or only some of the campaigns.
 */
export function judgeReach(part: number, parts: number, report: PartReport): readonly string[] {
  const folder = runFolder()
  writeWhole(join(folder, `${part}.json`), report)
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  if (files.length < parts || process.env['CAMPAIGNS']) return []
  const all = new Set(files.flatMap((file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as PartReport).reached))
  return [
    ...contract().filter((name) => !all.has(name) && !mayStayOut(name)).map((name) => `${name} is reached from no page`),
    ...[...all].filter(mayStayOut).map((name) => `${name} is reached, and ${KIT.has(name) ? 'in the kitCalls of no campaign' : 'listed as not'}`),
  ]
}
