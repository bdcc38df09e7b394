import { jest } from '@jest/globals'
import { installWorkplaceChat, type HostCall } from '@/mocks/hosts/workplaceChatStub'
import { openHost, pageHost } from '..'

let leave: (() => void) | undefined

afterEach(() => leave?.())

it.each(['ios', 'android', 'harmony', 'mac', 'win'] as const)('the page sees that it is in the workplace chat on %s', (device) => {
  leave = installWorkplaceChat(device, '7.1.0', () => undefined).remove
  expect(pageHost()).toEqual({ kind: 'dingtalk', platform: device === 'harmony' ? 'android' : device === 'mac' || device === 'win' ? 'desktop' : device })
})

it.each([
  ['its word for the network', ({ answer }: HostCall) => answer({ result: 'wifi' }), 'wifi'],
  ['what the browser knows where it refuses', ({ refuse }: HostCall) => refuse({ errorCode: '7' }), 'unknown'],
  ['what the browser knows where its answer has another form', ({ answer }: HostCall) => answer(undefined), 'unknown'],
])('the port of the workplace chat gives %s', async (_, handle, kind) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest.resetModules()
  leave = installWorkplaceChat('ios', '7.1.0', handle).remove
  const hosts = await import('..')
  const host = await hosts.openHost()
  expect(host.workplaceChat?.state()).toEqual({ environment: { kind: 'ios', version: '7.1.0' }, configuration: { state: 'notConfigured' } })
  expect(await host.networkKind()).toBe(kind)
  expect(await host.loginTicket()).toMatchObject({ ok: false, failure: { kind: 'unsupported' } })
})

it.each([
  ['is done', ({ answer }: HostCall) => answer({}), { ok: true, value: null }],
  ['is cancelled by the user', ({ refuse }: HostCall) => refuse({ errorCode: '-1', errorMessage: 'no' }), { ok: false, failure: { kind: 'cancelled', call: 'close', message: 'no' } }],
  ['is denied', ({ refuse }: HostCall) => refuse({ errorCode: '7' }), { ok: false, failure: { kind: 'denied', call: 'close', message: '' } }],
  ['is not there', ({ refuse }: HostCall) => refuse({ errorCode: '1' }), { ok: false, failure: { kind: 'unsupported', call: 'close', message: '' } }],
  ['fails', ({ refuse }: HostCall) => refuse({ errorCode: '3' }), { ok: false, failure: { kind: 'failed', call: 'close', message: '' } }],
])('closing %s', async (_, handle, reply) => {
  jest.resetModules()
  leave = installWorkplaceChat('android', '7.1.0', handle).remove
  const hosts = await import('..')
  expect(await (await hosts.openHost()).close()).toEqual(reply)
})

it('closing needs a newer host, and says so (spec 1 §5)', async () => {
  jest.resetModules()
  leave = installWorkplaceChat('ios', '2.3.9', () => undefined).remove
  const hosts = await import('..')
  expect(await (await hosts.openHost()).close()).toEqual({ ok: false, failure: { kind: 'outdated', call: 'close', message: 'biz.navigation.close needs a newer host' } })
})

it('keeps one workplace chat for a page, however often it is opened', async () => {
  jest.resetModules()
  leave = installWorkplaceChat('win', '7.1.0', () => undefined).remove
  const hosts = await import('..')
  const [one, two] = [await hosts.openHost(), await hosts.openHost()]
  expect(one.workplaceChat).toBe(two.workplaceChat)
})

it('a browser has none', async () => {
  expect((await openHost()).workplaceChat).toBeUndefined()
})
