// `npm run link -- "ADDRESS"`: what an address does and why; `--make` the way back. The same functions as the workshop's page (src/workbench/link).
import { existsSync } from 'node:fs'
import '../../documents/pageModules.ts'
import { pictureFile } from '../../documents/linkPictures.ts'
import type { HostKind } from '../../../src/hosts/index.ts'
import { lanOrigins } from '../server/lanOrigins.ts'
import { readCommand } from '../readOptions.ts'

const HOSTS: Readonly<Record<string, HostKind>> = { app: 'nativeApp', wechat: 'wechatWebView', miniprogram: 'wechatMiniProgram', alipay: 'alipayMiniProgram', dingtalk: 'dingtalk', browser: 'browser' }
const DEFAULT_ORIGIN = 'http://localhost:8080'

const text = { type: 'string' } as const
const yes = { type: 'boolean' } as const
process.env.NODE_ENV = 'production'
// Loaded before there is a document: styled-components would take Node for a browser.
await import('styled-components')
Object.assign(globalThis, { document: { documentElement: {}, title: '', cookie: '', getElementById: () => null, querySelector: () => null, addEventListener: () => undefined } })
const { setLanguage } = await import('../../../src/lib/i18n/index.ts')
// Read before the options are: what is said of them is in a language too.
setLanguage(/ --lang[ =]en/.test(process.argv.join(' ')) ? 'en' : 'zh-CN')
const { commandMessages } = await import('../../../src/workbench/link/cli/messages.ts')
await commandMessages.ready()
const say = commandMessages.read()
const { values, positionals } = readCommand(say.help, { host: text, as: text, server: text, lang: text, make: text, page: text, source: text, inviter: text, channel: text, site: text, json: yes })

function stop(why: string): never {
  console.error(why)
  process.exit(1)
}

const [address] = positionals
if (address === undefined && values.make === undefined) {
  console.log(say.help)
  process.exit(1)
}
const host = HOSTS[values.host ?? 'browser'] ?? Object.values(HOSTS).find((kind) => kind === values.host) ?? stop(say.unknownHost(values.host ?? '', Object.keys(HOSTS).join(' ')))
if (values.as !== undefined && !/^1\d{10}$/.test(values.as)) stop(say.badPhone(values.as))

const { readPlace } = await import('../../../src/workbench/link/explain/readPlace.ts')
/** Of what a server's address is not: `readPlace` takes it for a page of this host. */
const NO_HOST = 'http://none.invalid'

function originOf(server: string): string {
  const { origin } = readPlace(server, NO_HOST) ?? { origin: NO_HOST }
  return origin === NO_HOST ? stop(`${say.badServer(server)}\n\n${say.help}`) : origin
}

const origin = values.server ? originOf(values.server) : DEFAULT_ORIGIN
const real = globalThis.fetch
const send = values.server ? (path: string, init: RequestInit) => real(origin + path, init) : await ownBackend()
if (values.server && !(await real(`${origin}/__mock__/campaigns`).then(({ ok }) => ok, () => false))) stop(say.unreachable(origin))

const [{ loadCampaigns }, { examine }, { makeLink }, { toSections }, { linkMessages }, { cardText, toText }, { nearest }, { pagesOf }] = await Promise.all([
  import('../../../src/workbench/link/loadCampaigns.ts'),
  import('../../../src/workbench/link/examine.ts'),
  import('../../../src/workbench/link/makeLink.ts'),
  import('../../../src/workbench/link/sections.ts'),
  import('../../../src/workbench/link/messages.ts'),
  import('../../../src/workbench/link/cli/toText.ts'),
  import('../../../src/workbench/link/explain/nearest.ts'),
  import('../../../src/workbench/link/explain/routes.ts'),
])
const campaigns = await loadCampaigns((prefix, error) => console.error(prefix, error))
const workshop = { campaigns, origin, send }

if (values.make === undefined) await explain(address ?? '')
else await make(values.make)

/** A backend of this process alone, as it is on the first day. */
async function ownBackend() {
  const { createEmbeddedBackend } = await import('../../../src/mocks/node.ts')
  const { handle } = createEmbeddedBackend()
  return (path: string, init: RequestInit) => handle(new Request(DEFAULT_ORIGIN + path, init))
}

async function explain(typed: string): Promise<void> {
  const words = linkMessages.read()
  const report = await examine(typed, { host, mobile: values.as ?? null }, workshop)
  if (!report) stop(words.explain.notAnAddress)
  const sections = toSections(report, words)
  if (values.json) return console.log(JSON.stringify(sections, null, 2))
  console.log(toText(sections, process.stdout.isTTY))
  if (!values.server && report.visit) console.log(`\n${say.fresh}`)
}

async function make(prefix: string): Promise<void> {
  const campaign = campaigns[prefix]
  if (!campaign) stop(say.unknownCampaign(prefix, nearest(prefix, Object.keys(campaigns), 1).join('')))
  const path = values.page ?? ''
  const pages = pagesOf(campaign)
  if (!(path in pages)) stop(say.unknownPage(path || '(home)', Object.keys(pages).join(' ')))
  const { source = campaign.developmentSourceId, inviter = '', channel = '', site } = values
  const place = site === undefined ? (lanOrigins(Number(new URL(origin).port || 80))[0] ?? origin) : site.includes('://') ? new URL(site).origin : `https://${site}`
  const picture = [pictureFile(prefix), pictureFile('')].find((file) => existsSync(file)) ?? ''
  const made = await makeLink({ origin: place, prefix, path, sourceId: source, promotorCode: inviter, channel, host: values.host === undefined ? null : host }, picture, workshop)
  if (values.json) return console.log(JSON.stringify(made, null, 2))
  const { renderUnicodeCompact } = await import('uqr')
  const { build } = linkMessages.read()
  console.log(made.address)
  if (site === undefined && place === origin) console.log(say.nobodyNearby)
  console.log(`\n${say.scan}\n${renderUnicodeCompact(made.address)}\n\n${build.cards}`)
  for (const card of made.cards) console.log(cardText(card, build.chats[card.chat]))
}
