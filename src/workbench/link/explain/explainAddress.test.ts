import { campaignScreens } from '@/app/routing/campaignScreens'
import { campaign as example } from '@/campaigns/_example'
import type { Campaign } from '@/campaigns/defineCampaign'
import { registry } from '@/campaigns/registry'
import { explainAddress, type AddressContext } from './explainAddress'
import { allAddresses, routeOf, type Campaigns } from './routes'

const rooted: Campaign = { ...example, prefix: 'rooted-activity', landing: 'rule', pages: { rule: example.pages.rule } }
const framed: Campaign = { ...example, prefix: 'framed-activity', token: 'fromParent' }
const campaigns: Campaigns = { _example: example, 'rooted-activity': rooted, 'framed-activity': framed }
const context: AddressContext = { campaigns, origin: 'http://localhost:8080', host: 'browser', isLoggedIn: false }

const explain = (address: string, more: Partial<AddressContext> = {}) => {
  const explanation = explainAddress(address, { ...context, ...more })
  if (!explanation) throw new Error(`${address} is no web address`)
  return explanation
}

it.each([
  ['http://localhost:8080/market-platform-h5/', { stage: 'dev', line: 'car', isKnownHost: true, apiBase: '' }],
  ['http://taxi.localhost:8080/market-platform-h5/', { stage: 'dev', line: 'taxi', productId: '20' }],
  ['https://h5.ride-market.example/market-platform-h5/', { stage: 'prod', line: 'car', apiBase: 'https://gateway.ride-market.example' }],
  ['https://h5-commercial-uat.ride-market.example/', { stage: 'uat', line: 'carCommercial', apiBase: 'https://gateway-uat.ride-market.example' }],
  ['https://elsewhere.example/market-platform-h5/', { stage: 'prod', isKnownHost: false, apiBase: '' }],
])('says of %s which environment it is (spec 2 §9)', (address, site) => {
  expect(explain(address).site).toMatchObject(site)
})

it.each([
  ['', { to: 'start' }],
  ['_example', { to: 'page', path: '', kind: 'home', isPreview: false, isLanding: false }],
  ['_EXAMPLE//Rule/', { to: 'page', path: 'rule', kind: 'rule' }],
  ['_example/rule/preview', { to: 'page', path: 'rule', isPreview: true }],
  ['_example/preview', { to: 'page', path: '', isPreview: true }],
  ['_example/invitation-list/preview', { to: 'unknown' }],
  ['rooted-activity', { to: 'page', path: 'rule', isLanding: true }],
  ['_example/invalid-activity/1', { to: 'page', path: 'invalid-activity/1' }],
  ['rooted-activity/login', { to: 'page', path: 'login', kind: 'login' }],
  ['driver-promotor-code-bind/verify', { to: 'page', path: 'driver-promotor-code-bind/verify' }],
  ['invalid-activity/0', { to: 'page', path: 'invalid-activity/0' }],
  ['_example/ruel', { to: 'unknown', nearest: expect.arrayContaining(['/market-platform-h5/_example/rule']) }],
  ['exampel/rule', { to: 'unknown', nearest: expect.arrayContaining(['/market-platform-h5/_example/rule']) }],
  ['__proto__', { to: 'unknown' }],
])('says of %s which page it is', (path, route) => {
  expect(explain(`http://localhost:8080/market-platform-h5/${path}`).route).toMatchObject(route)
})

it.each([
  ['_example/rule', {}, { is: 'open' }],
  ['_example/invitation-list?sourceId=A', {}, { is: 'login', loginPath: '/_example/login?sourceId=A' }],
  ['_example/invitation-list', { isLoggedIn: true }, { is: 'passed' }],
  ['_example/invitation-list', { host: 'nativeApp' }, { is: 'host' }],
  ['_example/invitation-list?mis=1', { host: 'wechatMiniProgram' }, { is: 'host' }],
  ['framed-activity/rule', {}, { is: 'parent' }],
  ['framed-activity/invalid-activity/1', {}, { is: 'open' }],
] as const)('says of %s what stands before the page, %o', (address, more, guard) => {
  expect(explain(address, more).guard).toMatchObject(guard)
})

it('takes the app that a developer address names, and on no other', () => {
  expect(explain('http://localhost/market-platform-h5/_example?host=dingtalk').host).toBe('dingtalk')
  expect(explain('https://h5.ride-market.example/market-platform-h5/_example?host=dingtalk').host).toBe('browser')
})

it("stands on the campaign's own activity in development alone", () => {
  expect(explain('http://localhost/market-platform-h5/_example')).toMatchObject({ isDevelopmentActivity: true, entry: { sourceId: example.developmentSourceId, campaign: '_example' } })
  expect(explain('http://localhost/market-platform-h5/_example?sourceId=A')).toMatchObject({ isDevelopmentActivity: false, entry: { sourceId: 'A' } })
  expect(explain('https://h5.ride-market.example/market-platform-h5/_example')).toMatchObject({ isDevelopmentActivity: false, entry: { sourceId: null } })
})

it('finds a page exactly where the router has a screen, for every campaign', async () => {
  const all: Campaigns = { ...Object.fromEntries(await Promise.all(Object.entries(registry).map(async ([prefix, load]) => [prefix, (await load()).campaign] as const))), ...campaigns }
  for (const campaign of Object.values(all)) {
    const screens = [...campaignScreens(campaign, () => Promise.resolve()).keys()]
    expect(screens.filter((path) => routeOf(`/${campaign.prefix}/${path}`, all).to !== 'page')).toEqual([])
    const own = allAddresses({ [campaign.prefix]: campaign }).filter((address) => address.startsWith(campaign.prefix)).map((address) => address.slice(campaign.prefix.length + 1).toLowerCase())
    const isElsewhere = (path: string): boolean => /^(invalid-activity\/|info$)/.test(path) || (path === '' && campaign.landing !== undefined)
    expect(own.filter((path) => !isElsewhere(path) && !screens.includes(path))).toEqual([])
  }
})
