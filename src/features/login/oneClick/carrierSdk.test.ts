import { jest } from '@jest/globals'
import { installCarrierStub } from '@/mocks/hosts/carrierStub'
import { openCarrier, type PhoneNumberServer } from './carrierSdk'

type Check = Parameters<PhoneNumberServer['checkLoginAvailable']>[0]
type Ask = Parameters<PhoneNumberServer['getLoginToken']>[0]

function install({ check = () => undefined, ask = () => undefined, close }: { check?: (options: Check) => void; ask?: (options: Ask) => void; close?: () => void }): void {
  window.PhoneNumberServer = class {
    checkLoginAvailable = check
    getLoginToken = ask
    closeLoginPage = close
  } as unknown as NonNullable<Window['PhoneNumberServer']>
}

const open = () => openCarrier('/unused.js')
const signature = { accessToken: 'a', jwtToken: 'j' }
const page = { title: 't', button: 'b' }

afterEach(() => {
  delete window.PhoneNumberServer
  jest.useRealTimers()
})

describe('the availability check', () => {
  it('hands over both tokens and the limit of spec 1 §7, and takes 600000 for yes', async () => {
    let given: Partial<Check> = {}
    install({ check: (options) => ((given = options), options.success({ code: 600000 })) })
    await (await open()).check(signature)
    expect(given).toMatchObject({ accessToken: 'a', jwtToken: 'j', timeout: 5000 })
  })

  it.each<[string, (options: Check) => void, object]>([
    ['an error with words', ({ error }) => error({ code: '600002', msg: 'busy' }), { code: '600002', message: 'busy' }],
    ['an error without any', ({ error }) => error({ code: 600008 }), { code: '600008', message: '' }],
    ['an error of nothing', ({ error }) => error(undefined), { code: '', message: '' }],
    ['a success of another code', ({ success }) => success({ code: '600015', msg: 'late' }), { code: '600015', message: 'late' }],
    ['an SDK that throws', () => { throw new Error('broken') }, { code: '', message: 'broken' }],
  ])('takes %s for no', async (_, check, failure) => {
    install({ check })
    await expect((await open()).check(signature)).rejects.toMatchObject({ ...failure, wasClosed: false })
  })

  it('waits a second longer than the SDK’s own 5 s, then gives up', async () => {
    install({})
    const carrier = await open()
    jest.useFakeTimers()
    const outcome = carrier.check(signature).catch((failure: unknown) => failure)
    jest.advanceTimersByTime(6_000)
    expect(await outcome).toMatchObject({ wasClosed: false, message: expect.stringContaining('in time') })
  })

  it.each([
    ['hangs', 'gives up at its 5 s, with its own words', 5_000, { code: '600015', message: '接口超时' }],
    ['never', 'says nothing: ours end it a second later', 6_000, { code: '', message: 'The carrier did not answer in time' }],
  ] as const)('of the simulated carrier that %s: the SDK %s (spec 1 §7, §9)', async (behaviour, _, limit, failure) => {
    installCarrierStub(window, behaviour, '13800138000')
    const carrier = await open()
    jest.useFakeTimers()
    const fail = jest.fn()
    void carrier.check(signature).catch(fail)
    await jest.advanceTimersByTimeAsync(limit - 1)
    expect(fail).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(fail).toHaveBeenCalledWith(expect.objectContaining({ ...failure, wasClosed: false }))
  })
})

describe('the carrier’s page', () => {
  it('gives the token', async () => {
    install({ ask: ({ success }) => success({ code: '600000', spToken: 'sp' }) })
    expect(await (await open()).askForToken(page)).toBe('sp')
  })

  it.each([[2], ['2']])('was closed by the person when the watch says %p', async (status) => {
    install({ ask: ({ watch }) => watch(status) })
    await expect((await open()).askForToken(page)).rejects.toMatchObject({ wasClosed: true })
  })

  it('may stay open as long as a person looks at it', async () => {
    let agree: (() => void) | undefined
    install({ ask: ({ watch, success }) => (watch('1'), (agree = () => success({ spToken: 'sp' }))) })
    const carrier = await open()
    jest.useFakeTimers()
    const token = carrier.askForToken(page)
    jest.advanceTimersByTime(60_000)
    agree?.()
    expect(await token).toBe('sp')
  })

  it.each<[string, (options: Ask) => void]>([
    ['a success without a token', ({ success }) => success({ code: '600000' })],
    ['an error', ({ error }) => error({ code: '600011' })],
  ])('fails on %s', async (_, ask) => {
    install({ ask })
    await expect((await open()).askForToken(page)).rejects.toMatchObject({ wasClosed: false, message: '' })
  })

  it('is closed from here: the SDK says nothing of it, and nobody waits on', async () => {
    const close = jest.fn()
    install({ ask: ({ watch }) => watch('1'), close })
    const carrier = await open()
    const token = carrier.askForToken(page)
    carrier.close()
    await expect(token).rejects.toMatchObject({ wasClosed: true })
    expect(close).toHaveBeenCalled()
  })

  it('can be closed, also where the SDK has none to close', async () => {
    install({ close: () => { throw new Error('none') } })
    const carrier = await open()
    expect(carrier.close).not.toThrow()
  })
})
