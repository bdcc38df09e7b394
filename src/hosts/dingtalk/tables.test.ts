import { jest } from '@jest/globals'
import { APIS, type ApiName } from './apis'
import { BridgeError, parseBridgeError, timedOut } from './calls/bridgeError'
import { nextConfiguration, type Configuration } from './configuration'
import { diagnose, type Diagnostic } from './diagnostics'
import { parseEnvironment, type Environment } from './environment'
import { isRepeatedAfterConfiguration } from './calls/retryRule'
import { isHostTooOld, isOlder } from './versions'

describe('the host version, number by number (spec 1 §5)', () => {
  it.each([
    ['7.0', '7.0.1', true],
    ['7.0.1', '7.0', false],
    ['7.0', '7.0.0', false],
    ['6.9.10', '6.10.0', true],
    ['6.10.0', '6.9.10', false],
    ['6.3.35', '6.3.35', false],
    ['7.0.1-beta.2', '7.0.1', false],
    ['6.5.50.1.2', '6.5.50', false],
    ['unheard of', '2.4.0', false],
  ])('%s against %s: too low is %s', (version, minimum, expected) => {
    expect(isOlder(version, minimum)).toBe(expected)
  })

  it('leaves a host that does not tell its version to answer for itself', () => {
    expect(isHostTooOld({ kind: 'ios', version: undefined }, 'biz.util.callComponent')).toBe(false)
  })
})

describe('version requirements (spec 1 §7)', () => {
  const minimums = Object.values(APIS).flatMap(({ minimum }) => Object.values(minimum))

  it('range from 2.4.0 to 7.0.0', () => {
    expect(minimums.toSorted()).toEqual(expect.arrayContaining(['2.4.0', '7.0.0']))
    expect(minimums.filter((version) => isOlder(version, '2.4.0') || isOlder('7.0.0', version))).toEqual([])
  })

  it.each(Object.keys(APIS) as ApiName[])('%s asks for what the package asks for', async (name) => {
    jest.resetModules()
    const { ddSdk } = (await import('dingtalk-jsapi/lib/ddSdk')) as unknown as { ddSdk: { invokeAPIConfigMapByMethod: Record<string, Record<string, { vs: string }>> } }
    await import(`dingtalk-jsapi/api/${name.replaceAll('.', '/')}`)
    const theirs = Object.entries(ddSdk.invokeAPIConfigMapByMethod[name] ?? {}).map(([platform, { vs }]) => [platform, vs])
    expect(APIS[name].minimum).toEqual(Object.fromEntries(theirs))
  })
})

describe('diagnostic codes (spec 1 §8)', () => {
  it.each<[Diagnostic, string]>([
    ['debugDeprecated', '1010'],
    ['readyUnnecessary', '1020'],
    ['eventUnsupported', '1030'],
    ['configuredAlready', '1040'],
    ['environmentUnsupported', '4040'],
    ['apiUnsupported', '4050'],
    ['hostTooOld', '4050'],
    ['apiNotConfigured', '4060'],
    ['hookFailed', '4060'],
    ['bridgeFailed', '5010'],
    ['bridgeFailedByItself', '5020'],
  ])('%s is %s, with words', (diagnostic, errorCode) => {
    expect(diagnose(diagnostic, 'detail')).toMatchObject({ errorCode, errorMessage: expect.stringMatching(/\w+ \w+|detail/) })
  })
})

describe('one form for every rejection (spec 1 §8)', () => {
  it.each([
    [{ errorCode: '7', errorMessage: 'no' }, '7', 'no'],
    [{ errorCode: 4050, errorMessage: 'no' }, '4050', 'no'],
    [{ code: 408, reason: 'timeout' }, '408', 'timeout'],
    [{ errorCode: '3', errorMessage: null }, '3', ''],
    [new Error('broken'), 'unknown', 'broken'],
    ['text', 'unknown', 'text'],
    [undefined, 'unknown', ''],
    [null, 'unknown', ''],
    [timedOut(), '408', 'timeout'],
  ])('%j is %s %s', (thrown, errorCode, errorMessage) => {
    const error = parseBridgeError(thrown)
    expect(error).toBeInstanceOf(BridgeError)
    expect({ code: error.errorCode, message: error.errorMessage }).toEqual({ code: errorCode, message: errorMessage })
  })
})

describe('environments (spec 1 §4)', () => {
  it.each<[string, string, string | undefined, Environment]>([
    ['not in the host', 'notInDingTalk', 'noSub', { kind: 'outside' }],
    ['iOS', 'ios', 'noSub', { kind: 'ios', version: '7.0.0' }],
    ['Android', 'android', 'noSub', { kind: 'android', version: '7.0.0' }],
    ['desktop mac', 'pc', 'mac', { kind: 'desktop', system: 'mac', version: '7.0.0' }],
    ['desktop win', 'pc', 'win', { kind: 'desktop', system: 'win', version: '7.0.0' }],
    ['HarmonyOS', 'harmony', 'noSub', { kind: 'special', name: 'harmony', version: '7.0.0' }],
    ['a government edition', 'gdtPc', 'win', { kind: 'special', name: 'gdtPc', version: '7.0.0' }],
  ])('%s', (_, platform, platformSub, expected) => {
    expect(parseEnvironment({ platform, platformSub, version: '7.0.0' })).toEqual(expected)
  })
})

describe('configuration (spec 1 §4)', () => {
  const error = new BridgeError('7', 'no')
  const asked = { type: 'asked', apis: ['biz.util.scan'] } as const
  const states = {
    notConfigured: { state: 'notConfigured' },
    configuring: { state: 'configuring', apis: ['biz.util.scan'] },
    ready: { state: 'ready', apis: ['biz.util.scan'] },
    failed: { state: 'failed', apis: ['biz.util.scan'], error },
  } satisfies Record<string, Configuration>

  it.each([
    ['notConfigured', asked, 'configuring'],
    ['configuring', { type: 'granted' }, 'ready'],
    ['configuring', { type: 'refused', error }, 'failed'],
    ['notConfigured', { type: 'granted' }, 'notConfigured'],
    ['configuring', asked, 'configuring'],
    ['ready', { type: 'refused', error }, 'ready'],
    ['failed', { type: 'granted' }, 'failed'],
    ['failed', asked, 'failed'],
  ] as const)('%s, on %j: %s', (from, event, to) => {
    expect(nextConfiguration(states[from], event)).toEqual(states[to])
  })
})

it.each([
  ['7', 'ios', false, false, true],
  ['7', 'special', false, false, true],
  ['7', 'desktop', false, false, true],
  ['3', 'desktop', true, true, true],
  ['3', 'desktop', false, true, false],
  ['3', 'desktop', true, false, false],
  ['-1', 'desktop', true, true, false],
  ['3', 'ios', true, true, false],
  ['1', 'android', true, false, false],
] as const)('code %s on %s, authorised %s, host too old %s: repeated after the configuration is %s (spec 1 §4)', (errorCode, environment, isAuthorised, isHostTooOld, expected) => {
  expect(isRepeatedAfterConfiguration({ errorCode, environment, isAuthorised, isHostTooOld })).toBe(expected)
})
