import { withParams } from '@/lib/url/query'
import { APPS, CARRIERS, FAILURES, HOSTS, NETWORKS, NO_CHOICE, paramsOf, parseChoice, PERMISSIONS, PLATFORMS, type Choice } from './choice'

const addressOf = (choice: Choice): string => withParams('', paramsOf(choice))

it('reads the link of a bug report', () => {
  expect(parseChoice('?host=nativeApp&platform=ios&appVersion=4.4.9&network=4g&latency=800&fail=loginTicket:never,share:cancel&sourceId=A')).toEqual({
    ...NO_CHOICE,
    host: 'nativeApp',
    platform: 'ios',
    appVersion: '4.4.9',
    network: '4g',
    latency: 800,
    failures: { loginTicket: 'never', share: 'cancel' },
  })
})

const parts: readonly Partial<Choice>[] = [
  {},
  ...HOSTS.map((host) => ({ host })),
  ...APPS.map((app) => ({ app })),
  ...PLATFORMS.map((platform) => ({ platform })),
  ...NETWORKS.map((network) => ({ network })),
  ...PERMISSIONS.map((permission) => ({ permission })),
  ...CARRIERS.map((carrier) => ({ carrier })),
  ...FAILURES.map((failure) => ({ failures: { share: failure, 'biz.util.callComponent': failure, '*': failure } })),
  { latency: 1_200, account: 'none', appVersion: '3.6' },
]

it.each(parts)('reads from an address what it says in one: %j', (part) => {
  const choice = Object.assign({}, NO_CHOICE, part)
  expect(parseChoice(addressOf(choice))).toEqual(choice)
})

it.each(['?host=telephone', '?app=taxi', '?platform=IOS', '?appVersion=4.x', '?network=', '?latency=-5', '?latency=soon', '?fail=', '?fail=share', '?fail=share:maybe,:never', '?account=12345', '?carrier=true'])(
  'takes the half-typed %s for nothing said',
  (search) => {
    expect(parseChoice(search)).toEqual(NO_CHOICE)
  },
)

it('keeps a latency that a tester can wait for', () => {
  expect(parseChoice('?latency=99999999').latency).toBe(60_000)
})
