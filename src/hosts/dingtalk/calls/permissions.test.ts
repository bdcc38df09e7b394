import { jest } from '@jest/globals'
import { answerAll, leaveChat, openChat, openOutside, rejectionOf, signed } from '../../../../tests/workplaceChatHarness'
import type { ChatDevice, HostCall } from '@/mocks/hosts/workplaceChatStub'
import { LIMIT } from './withTimeout'

afterEach(() => {
  leaveChat()
  jest.useRealTimers()
  window.history.replaceState(null, '', '/market-platform-h5/')
})

const isPermission = ({ method }: HostCall) => method === 'runtime.permission.requestJsApis' || method === 'config'
const noPermission = { errorCode: '7', errorMessage: 'no permission' }

describe('authorisation (spec 1 §6)', () => {
  it.each(['ios', 'android', 'harmony'] as const)('requests JS API permissions on %s, with the declared list', async (device) => {
    const { chat, host } = await openChat(device)
    await chat.configure({ ...signed, jsApiList: ['biz.util.scan', 'biz.util.callComponent'] })
    expect(host.calls).toEqual([expect.objectContaining({ method: 'runtime.permission.requestJsApis', params: expect.objectContaining({ corpId: 'ding1', signature: 's', jsApiList: ['biz.util.scan', 'biz.util.callComponent'] }) })])
    expect(chat.state().configuration).toEqual({ state: 'ready', apis: ['biz.util.scan', 'biz.util.callComponent'] })
  })

  it.each(['mac', 'win'] as const)('makes a config call with the page address without its hash on %s', async (device) => {
    window.history.replaceState(null, '', '/market-platform-h5/x?a=1#/part')
    const { chat, host } = await openChat(device)
    await chat.configure({ ...signed, jsApiList: ['biz.util.callComponent'] })
    expect(host.calls).toEqual([expect.objectContaining({ method: 'config', params: { ...signed, jsApiList: ['biz.util.callComponent'], url: 'http://localhost/market-platform-h5/x?a=1' } })])
  })
})

describe('states (spec 1 §4)', () => {
  it('goes from not configured over configuring to ready', async () => {
    const { chat, host } = await openChat('ios', { handle: () => undefined })
    expect(chat.state()).toEqual({ environment: { kind: 'ios', version: '7.1.0' }, configuration: { state: 'notConfigured' } })
    const configured = chat.configure({ ...signed, jsApiList: [] })
    expect(chat.state().configuration.state).toBe('configuring')
    await until(() => host.calls.length === 1)
    host.calls[0]?.answer()
    await configured
    await chat.ready()
    expect(chat.state().configuration.state).toBe('ready')
  })

  it('goes to failed with the message of the host, for every waiting caller', async () => {
    const { chat } = await openChat('ios', { handle: ({ refuse }) => refuse({ errorCode: '52013', errorMessage: 'signature' }) })
    await expect(chat.configure({ ...signed, jsApiList: [] })).rejects.toMatchObject({ errorCode: '52013', errorMessage: 'signature' })
    await expect(chat.ready()).rejects.toMatchObject({ errorCode: '52013' })
    expect(chat.state().configuration).toMatchObject({ state: 'failed', error: { errorCode: '52013' } })
  })

  it('fails with 408 where the host never answers, and stays so when it answers late', async () => {
    const { chat, host } = await openChat('android', { handle: () => undefined })
    jest.useFakeTimers()
    const failed = rejectionOf(chat.configure({ ...signed, jsApiList: [] }))
    await jest.advanceTimersByTimeAsync(LIMIT.configuration)
    expect(await failed).toMatchObject({ errorCode: '408', errorMessage: 'timeout' })
    host.calls[0]?.answer()
    await jest.advanceTimersByTimeAsync(0)
    expect(chat.state().configuration.state).toBe('failed')
  })
})

describe('a call without permission (spec 1 §4)', () => {
  it.each(['ios', 'android', 'harmony', 'win'] as const)('is made once more when the configuration finishes: %s', async (device) => {
    const { chat, host } = await openChat(device, { handle: hold })
    const configured = chat.configure({ ...signed, jsApiList: ['biz.util.callComponent'] })
    const toast = chat.call('device.notification.toast', { text: 'hi' })
    await until(() => host.calls.length === 2)
    call(host.calls, 'toast', 0).refuse(noPermission)
    await pause()
    expect(host.calls).toHaveLength(2)
    host.calls.find(isPermission)?.answer()
    await configured
    await until(() => host.calls.length === 3)
    call(host.calls, 'toast', 1).answer({ shown: true })
    expect(await toast).toEqual({ shown: true })
  })

  it('is made again once only', async () => {
    const { chat, host } = await openChat('ios', { handle: (hostCall) => (isPermission(hostCall) ? setTimeout(hostCall.answer, 5) : hostCall.refuse(noPermission)) })
    const configured = chat.configure({ ...signed, jsApiList: [] })
    await expect(chat.call('device.notification.toast')).rejects.toMatchObject(noPermission)
    await configured
    expect(host.calls.filter(({ method }) => method === 'device.notification.toast')).toHaveLength(2)
  })

  it('is made again where the refusal comes after the configuration it was sent under', async () => {
    const { chat, host } = await openChat('ios', { handle: hold })
    const configured = chat.configure({ ...signed, jsApiList: [] })
    const toast = chat.call('device.notification.toast')
    await until(() => host.calls.length === 2)
    host.calls.find(isPermission)?.answer()
    await configured
    call(host.calls, 'toast', 0).refuse(noPermission)
    await until(() => host.calls.length === 3)
    call(host.calls, 'toast', 1).answer('done')
    expect(await toast).toBe('done')
  })

  it('keeps its refusal where the configuration fails', async () => {
    const { chat, host } = await openChat('ios', { handle: hold })
    const configured = rejectionOf(chat.configure({ ...signed, jsApiList: [] }))
    const toast = rejectionOf(chat.call('device.notification.toast'))
    await until(() => host.calls.length === 2)
    call(host.calls, 'toast', 0).refuse(noPermission)
    host.calls.find(isPermission)?.refuse({ errorCode: '3' })
    expect(await Promise.all([configured, toast])).toEqual([expect.objectContaining({ errorCode: '3' }), expect.objectContaining(noPermission)])
    expect(host.calls).toHaveLength(2)
  })

  it.each([
    ['without a configuration', false],
    ['after the configuration', true],
  ])('is final %s', async (_, isConfigured) => {
    const { chat, host } = await openChat('ios', { handle: (hostCall) => (isPermission(hostCall) ? answerAll(hostCall) : hostCall.refuse(noPermission)) })
    if (isConfigured) await chat.configure({ ...signed, jsApiList: ['device.notification.toast'] })
    await expect(chat.call('device.notification.toast')).rejects.toMatchObject(noPermission)
    expect(host.calls.filter(({ method }) => method === 'device.notification.toast')).toHaveLength(1)
  })
})

describe('the desktop, while it is configured (spec 1 §4)', () => {
  const old = '6.0.0'

  async function refusedOnce(device: ChatDevice, version: string, errorCode: string, isDeclared = true) {
    const { chat, host } = await openChat(device, { version, handle: hold })
    const configured = chat.configure({ ...signed, jsApiList: isDeclared ? ['biz.util.callComponent'] : [] })
    const panel = chat.call('biz.util.callComponent').then(String, ({ errorCode }: { errorCode: string }) => errorCode)
    await until(() => host.calls.some(isPermission))
    await pause()
    host.calls.find(({ method }) => method === 'biz.util.callComponent')?.refuse({ errorCode, errorMessage: '' })
    await pause()
    host.calls.find(isPermission)?.answer()
    await configured
    await pause()
    host.calls.filter(({ method }) => method === 'biz.util.callComponent')[1]?.answer('opened')
    return { came: await panel, times: host.calls.filter(({ method }) => method === 'biz.util.callComponent').length }
  }

  it.each([
    ['an authorised call to a host that is too old is repeated after any refusal', 'win', old, '3', true, { came: 'opened', times: 2 }],
    ['unless the user cancelled', 'mac', old, '-1', true, { came: '-1', times: 1 }],
    ['a host that is new enough is repeated for no permission', 'mac', '7.0.0', '7', true, { came: 'opened', times: 2 }],
    ['and for nothing else', 'win', '7.0.0', '3', true, { came: '3', times: 1 }],
    ['an API that was not declared is refused to an old host at once', 'win', old, '3', false, { came: '4050', times: 0 }],
    ['and so is every API on a phone', 'ios', old, '3', true, { came: '4050', times: 0 }],
  ] as const)('%s', async (_, device, version, errorCode, isDeclared, expected) => {
    expect(await refusedOnce(device, version, errorCode, isDeclared)).toEqual(expected)
  })
})

describe('diagnostics (spec 1 §8)', () => {
  it.each([
    ['ready', answerAll],
    ['failed', ({ refuse }: HostCall) => refuse({ errorCode: '3' })],
  ] as const)('1040: refuses a second configuration, while the first is under way and when it is %s', async (state, handle) => {
    const { chat } = await openChat('ios', { handle })
    const first = rejectionOf(chat.configure({ ...signed, jsApiList: [] }))
    await expect(chat.configure({ ...signed, jsApiList: [] })).rejects.toMatchObject({ errorCode: '1040' })
    await first
    await expect(chat.configure({ ...signed, jsApiList: [] })).rejects.toMatchObject({ errorCode: '1040' })
    expect(chat.state().configuration.state).toBe(state)
  })

  it('1010: takes a configuration of nothing but debug for what it is', async () => {
    const { chat, host } = await openChat('ios')
    await chat.configure({ debug: true })
    expect(chat.diagnoses()).toEqual([expect.objectContaining({ errorCode: '1010' })])
    expect({ calls: host.calls, ...chat.state().configuration }).toEqual({ calls: [], state: 'notConfigured' })
  })

  it('1020: says that waiting without a configuration is unnecessary, and goes on', async () => {
    const { chat } = await openChat('win')
    await chat.ready()
    expect(chat.diagnoses()).toEqual([expect.objectContaining({ errorCode: '1020' })])
  })

  it('4040: refuses everything outside the host, without an unhandled rejection', async () => {
    const unhandled = jest.fn()
    process.on('unhandledRejection', unhandled)
    const chat = await openOutside()
    const unsupported = { errorCode: '4040', errorMessage: 'Unsupported environment: notInDingTalk' }
    expect(chat.state().environment).toEqual({ kind: 'outside' })
    await expect(chat.call('biz.util.scan')).rejects.toMatchObject({ errorCode: '4040' })
    await expect(chat.ready()).rejects.toMatchObject(unsupported)
    await expect(chat.on('resume', () => undefined)).rejects.toMatchObject(unsupported)
    await expect(chat.coolApp.createGroup({ context: { corpId: 'ding1', coolAppCode: 'code', clientId: 'client' }, title: 'T', memberUserIds: [] })).rejects.toMatchObject({ errorCode: '4040' })
    await expect(chat.configure({ ...signed, jsApiList: [] })).rejects.toMatchObject(unsupported)
    expect(chat.diagnoses()).toEqual([expect.objectContaining({ errorCode: '1020' })])
    await pause()
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })
})

const hold = (): void => undefined
const pause = () => new Promise((resolve) => setTimeout(resolve, 5))
const call = (calls: readonly HostCall[], name: string, index: number): HostCall => calls.filter(({ method }) => method.endsWith(name))[index]!

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo() && tries < 100; tries += 1) await pause()
  expect(isSo()).toBe(true)
}
