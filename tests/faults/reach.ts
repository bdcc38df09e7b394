import { existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { campaignMocks } from '@/mocks/campaigns'
import { sharedEndpoints } from '@/mocks/handlers'

const CAPTCHA = 'only after an answer that asks for a captcha: the journeys of the captchas'
const HOST = 'only inside a host that has its own login or share: the journeys of the automatic login, one-click login and sharing'
const NEWCOMER = 'only for somebody who registers or comes by a code: the journeys of the time after a login and of binding a code'
const KIT = 'for campaigns to come: the tests of the service and of the backend'

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
  queryInviterCard: KIT,
  getActivityInfo: KIT,
  getCurrencyConfig: KIT,
  getImageRgb: 'only where marketing has set a picture behind the login form: the tests of blocks/login',
  firstOrder: 'not of the product: what a friend does elsewhere',
}

/** Asked while one page gives way to the next, so that no page's own faults are theirs: the journeys of the lead and of registering meet them. */
const BETWEEN_PAGES: ReadonlySet<string> = new Set(['backFillUid', 'queryInviteePageType'])

/** Every endpoint of the campaigns of the registry, and those that all of them share. */
const contract = (): readonly string[] => [...new Set([...sharedEndpoints, ...campaignMocks.flatMap(({ endpoints }) => endpoints)].map(({ name }) => name))].filter((name) => !BETWEEN_PAGES.has(name))

/**
 * The parts of the matrix run beside each other. Each leaves here what its pages asked for; whichever comes last, and so sees all of them,
 * says what is wrong. Nothing to say where only some of the parts run.
 */
export function judgeReach(part: number, parts: number, reached: ReadonlySet<string>): readonly string[] {
  const folder = process.env['FAULTS_RUN']
  if (!folder || !existsSync(folder)) throw new Error('FAULTS_RUN names no folder: config/jest/faults.config.js makes one.')
  const mine = join(folder, `${part}.part`)
  writeFileSync(mine, JSON.stringify([...reached]))
  renameSync(mine, join(folder, `${part}.json`))
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  if (files.length < parts) return []
  const all = new Set(files.flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly string[]))
  return [
    ...contract().filter((name) => !all.has(name) && !Object.hasOwn(UNREACHED, name)).map((name) => `${name} is reached from no page`),
    ...Object.keys(UNREACHED).filter((name) => all.has(name)).map((name) => `${name} is reached, and listed as not`),
  ]
}
