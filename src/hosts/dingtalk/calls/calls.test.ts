import { jest } from '@jest/globals'
import { CONTAINER_ID, FRAME_ORIGIN, reply } from '@/mocks/hosts/workplaceChatStub'
import { leaveChat, openChat, openOutside, rejectionOf, signed } from '../../../../tests/workplaceChatHarness'
import type { ApiName } from '../apis'
import { LIMIT } from './withTimeout'

afterEach(() => {
  leaveChat()
  jest.useRealTimers()
})

const silent = (): void => undefined
const group = { context: { coolAppCode: 'code', clientId: 'client' }, title: 'T', memberUserIds: [] }
const devices = ['ios', 'android', 'harmony', 'mac', 'win'] as const

describe.each(devices)('a bridge on %s', (device) => {
  it('gives what the host answers (spec 1 §8: 0 is success)', async () => {
    const { chat } = await openChat(device, { handle: ({ answer }) => answer({ shown: 1 }) })
    expect(await chat.call('device.notification.toast')).toEqual({ shown: 1 })
  })

  it.each([
    ['-1', 'cancel'],
    ['1', 'not-exist'],
    ['7', 'no-permission'],
  ])('rejects with code %s (%s) and the words of the host (spec 1 §4, §8)', async (errorCode, errorMessage) => {
    const { chat } = await openChat(device, { handle: ({ refuse }) => refuse({ errorCode, errorMessage }) })
    await expect(chat.call('device.notification.toast')).rejects.toMatchObject({ errorCode, errorMessage })
  })

  it('that never answers gives 408 within the limit, and its late answer changes nothing', async () => {
    const { chat, host } = await openChat(device, { handle: silent })
    jest.useFakeTimers()
    const given = rejectionOf(chat.call('device.notification.toast'))
    await jest.advanceTimersByTimeAsync(LIMIT.call)
    expect(await given).toMatchObject({ errorCode: '408', errorMessage: 'timeout' })
    host.calls[0]?.answer('late')
    host.calls[0]?.refuse({ errorCode: '9' })
    await jest.advanceTimersByTimeAsync(1)
  })

  it('may take longer where the user has to choose', async () => {
    const { chat, host } = await openChat(device, { handle: silent })
    jest.useFakeTimers()
    const chosen = chat.call('biz.contact.choose')
    await jest.advanceTimersByTimeAsync(LIMIT.call * 20)
    host.calls[0]?.answer(['user1'])
    expect(await chosen).toEqual(['user1'])
  })

  it('that answers twice: the first answer counts', async () => {
    const { chat } = await openChat(device, {
      handle: ({ answer, refuse }) => {
        answer('first')
        answer('second')
        refuse({ errorCode: '9' })
      },
    })
    expect(await chat.call('device.notification.toast')).toBe('first')
  })
})

it.each(['ios', 'android', 'harmony'] as const)('a bridge that throws on %s rejects in the same form', async (device) => {
  const { chat } = await openChat(device, {
    handle: () => {
      throw new Error('gone')
    },
  })
  await expect(chat.call('device.notification.toast')).rejects.toMatchObject({ errorCode: 'unknown', errorMessage: 'gone' })
})

describe('what the host does not have (spec 1 §5)', () => {
  it('4050: an API that is not there on this platform does not reach the bridge', async () => {
    const { chat, host } = await openChat('win')
    await expect(chat.call('biz.util.scan')).rejects.toMatchObject({ errorCode: '4050', errorMessage: 'biz.util.scan is not there on pc' })
    expect(host.calls).toEqual([])
  })

  it.each(['biz.nothing.atAll', 'constructor'])('4060: an API that is configured for no platform, such as %s', async (name) => {
    const { chat, host } = await openChat('ios')
    await expect(chat.call(name as ApiName)).rejects.toMatchObject({ errorCode: '4060', errorMessage: `${name} is configured for no platform` })
    expect(host.calls).toEqual([])
  })

  it.each(['ios', 'android', 'win'] as const)('refuses a host on %s whose version is too low, panels too', async (device) => {
    const { chat, host } = await openChat(device, { version: '6.3.34' })
    await expect(chat.coolApp.createGroup(group)).rejects.toMatchObject({ errorCode: '4050', errorMessage: 'biz.util.callComponent needs a newer host' })
    expect(host.calls).toEqual([])
  })

  it('4040: a special variant that the package has no bridge for', async () => {
    const { chat } = await openChat('ios')
    leaveChat()
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (Linux; Android 13) TaurusApp/2.0', configurable: true })
    const special = await openOutside()
    Reflect.deleteProperty(navigator, 'userAgent')
    expect([chat.state().environment.kind, special.state().environment]).toEqual(['ios', { kind: 'special', name: 'gdtAndroid', version: undefined }])
    await expect(special.call('device.notification.toast')).rejects.toMatchObject({ errorCode: '4040' })
    expect(special.diagnoses()).toEqual([expect.objectContaining({ errorCode: '5020' })])
  })
})

describe('defaults (spec 1 §9)', () => {
  it.each([
    ['biz.chat.chooseConversationByCorpId', { max: 50 }],
    ['biz.contact.choose', { multiple: true, startWithDepartmentId: 0 }],
    ['biz.map.search', { scope: 500 }],
    ['biz.util.scan', { type: 'qrCode' }],
    ['device.notification.toast', { duration: 3 }],
    ['device.notification.vibrate', { duration: 300 }],
    ['device.notification.showPreloader', { text: '加载中...' }],
  ] as const)('%s is called with %j', async (api, defaults) => {
    for (const device of ['ios', 'android', 'harmony'] as const) {
      const { chat, host } = await openChat(device)
      await chat.call(api)
      expect(host.calls[0]).toMatchObject({ method: api, params: defaults })
    }
  })

  it("the preloader says 'loading...' on an English page", async () => {
    const { chat, host } = await openChat('ios', { language: 'en' })
    await chat.call('device.notification.showPreloader')
    expect(host.calls[0]?.params).toMatchObject({ text: 'loading...' })
  })

  it('gives way to what the page says', async () => {
    const { chat, host } = await openChat('win')
    await chat.call('biz.contact.choose', { multiple: false, corpId: 'ding1' })
    expect(host.calls[0]?.params).toMatchObject({ multiple: false, startWithDepartmentId: 0, corpId: 'ding1' })
  })
})

describe('the desktop frame channel (spec 1 §7)', () => {
  it('posts messages to the host and matches replies by message id, whatever their order', async () => {
    const { chat, host } = await openChat('win', { handle: silent })
    const first = chat.call('device.notification.toast', { text: '1' })
    const second = chat.call('device.notification.toast', { text: '2' })
    await pause()
    const [one, two] = host.messages
    expect(host.messages).toEqual([
      { type: 'request', msgId: one?.msgId, containerId: CONTAINER_ID, methodName: 'device.notification.toast', body: { duration: 3, delay: 0, text: '1' } },
      expect.objectContaining({ body: expect.objectContaining({ text: '2' }) }),
    ])
    expect(one?.msgId).not.toBe(two?.msgId)
    reply({ type: 'response', msgId: two?.msgId, success: true, body: 'second' })
    reply({ type: 'response', msgId: one?.msgId, success: true, body: 'first' })
    expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  })

  it('ignores another frame, and a message without a source', async () => {
    const { chat, host } = await openChat('mac', { handle: silent })
    const called = chat.call('device.notification.toast')
    await pause()
    const msgId = host.messages[0]?.msgId
    reply({ type: 'response', msgId, success: true, body: 'forged' }, `${FRAME_ORIGIN}.example`)
    reply({ type: 'response', msgId: 1, success: true, body: 'other' })
    reply({ type: 'response', msgId, success: true, body: 'true' })
    expect(await called).toBe('true')
  })

  it('has no time-out of its own: our limit gives 408 with the reason timeout', async () => {
    const { chat } = await openChat('win', { handle: silent })
    jest.useFakeTimers()
    let came = 'nothing'
    const called = chat.call('device.notification.toast').catch(({ errorCode, errorMessage }: { errorCode: string; errorMessage: string }) => (came = `${errorCode} ${errorMessage}`))
    await jest.advanceTimersByTimeAsync(LIMIT.call - 1)
    expect(came).toBe('nothing')
    await jest.advanceTimersByTimeAsync(1)
    await called
    expect(came).toBe('408 timeout')
  })
})

describe('events', () => {
  it.each(['ios', 'android', 'harmony'] as const)('are heard from on to off on %s', async (device) => {
    const { chat } = await openChat(device)
    const heard = jest.fn()
    await chat.on('resume', heard)
    document.dispatchEvent(new Event('resume'))
    await chat.off('resume', heard)
    document.dispatchEvent(new Event('resume'))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('are heard from on to off on the desktop, over the frame channel', async () => {
    const { chat, host } = await openChat('win', { handle: silent })
    const heard = jest.fn()
    await chat.on('goBack', heard)
    await pause()
    const event = { type: 'event', msgId: host.messages[0]?.msgId, eventName: 'goBack', body: { from: 'host' } }
    reply(event)
    await chat.off('goBack', heard)
    reply(event)
    expect(heard.mock.calls).toEqual([[{ from: 'host' }]])
  })

  it.each(['on', 'off'] as const)('1030: %s is unsupported where the platform has no events (spec 1 §8)', async (to) => {
    const { chat } = await openChat('ios')
    const { ddSdk } = await import('dingtalk-jsapi/lib/ddSdk')
    ddSdk.setPlatform({ platform: 'ios', authMethod: '', bridgeInit: () => Promise.resolve(() => Promise.resolve()) })
    await expect(chat[to]('resume', () => undefined)).rejects.toMatchObject({ errorCode: '1030', errorMessage: expect.stringContaining('resume') })
  })
})

describe('a bridge that does not start (spec 1 §8)', () => {
  it('5010 for a call or a configuration, 5020 for the start by itself', async () => {
    const { chat } = await openChat('android', { start: 'fails' })
    await pause()
    expect(chat.diagnoses()).toEqual([expect.objectContaining({ errorCode: '5020', errorMessage: expect.stringContaining('no bridge') })])
    await expect(chat.call('device.notification.toast')).rejects.toMatchObject({ errorCode: '5010', errorMessage: expect.stringContaining('no bridge') })
    await expect(chat.configure({ ...signed, jsApiList: [] })).rejects.toMatchObject({ errorCode: '5010' })
  })

  it('408 where it is never there', async () => {
    const { chat } = await openChat('ios', { start: 'never' })
    jest.useFakeTimers()
    const called = rejectionOf(chat.call('device.notification.toast'))
    await jest.advanceTimersByTimeAsync(LIMIT.call)
    expect(await called).toMatchObject({ errorCode: '408' })
  })

  it('408 after the same time where a user would have to choose: none is waited for before the bridge is there', async () => {
    const { chat } = await openChat('ios', { start: 'never' })
    jest.useFakeTimers()
    const opened = rejectionOf(chat.coolApp.createGroup(group))
    await jest.advanceTimersByTimeAsync(LIMIT.call)
    expect(await Promise.race([opened, Promise.resolve('still waiting')])).toMatchObject({ errorCode: '408' })
  })
})

describe('hooks (spec 1 §8)', () => {
  it('follow a call to its end', async () => {
    const { chat } = await openChat('ios', { handle: ({ refuse }) => refuse({ errorCode: '-1' }) })
    const started = jest.fn()
    const ended = jest.fn()
    chat.watch({ started, ended })
    await expect(chat.call('device.notification.toast')).rejects.toMatchObject({ errorCode: '-1' })
    expect(started).toHaveBeenCalledWith(expect.objectContaining({ method: 'device.notification.toast' }))
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ isSuccess: false, payload: { errorCode: '-1' } }))
  })

  it('4060: a failing hook is reported, and the call goes on', async () => {
    const { chat } = await openChat('ios')
    const broken = () => {
      throw new Error('broken hook')
    }
    chat.watch({ started: broken, ended: broken })
    expect(await chat.call('device.notification.toast')).toEqual({})
    expect(chat.diagnoses()).toEqual([1, 2].map(() => expect.objectContaining({ errorCode: '4060', errorMessage: 'A hook failed: broken hook' })))
  })
})

const pause = () => new Promise((resolve) => setTimeout(resolve, 5))
