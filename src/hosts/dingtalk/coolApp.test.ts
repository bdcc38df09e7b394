import { jest } from '@jest/globals'
import type { ChatDevice } from '@/mocks/hosts/workplaceChatStub'
import { leaveChat, openChat, signed } from '../../../tests/workplaceChatHarness'
import { LIMIT } from './calls/withTimeout'
import type { CoolApp } from './coolApp'

afterEach(() => {
  leaveChat()
  jest.useRealTimers()
})

type Wrapper = { readonly componentType: string; readonly params: Readonly<Record<'url' | 'target' | 'title' | 'wnId' | 'panelHeight', string>> }

/** Opens a panel and takes its one call apart, the address as a browser would read it. */
async function opened(device: ChatDevice, panel: keyof CoolApp, input: object) {
  const { chat, host } = await openChat(device)
  expect(await chat.coolApp[panel](input as never)).toEqual({})
  expect(host.calls).toEqual([expect.objectContaining({ method: 'biz.util.callComponent' })])
  const { componentType, params } = host.calls[0]!.params as Wrapper
  const { url, ...wrapper } = params
  const address = new URL(url, 'https://host.example')
  const [section, sectionQuery] = address.hash.split('?')
  return { componentType, wrapper, page: address.pathname, query: Object.fromEntries(address.searchParams), section, passed: JSON.parse(new URLSearchParams(sectionQuery ?? address.search).get('params') ?? '') as unknown }
}

const context = { corpId: 'ding&1', clientId: 'client' }
const phones = ['ios', 'android', 'harmony'] as const
const desktops = ['mac', 'win'] as const

describe.each([...phones, ...desktops])('the panels of the cool-app component page on %s float at 83 percent (spec 1 §2)', (device) => {
  it.each([
    ['createGroup', '#/create-group', 'createGroup', { context, title: '群 & 名', memberUserIds: ['u1'] }],
    ['addMembers', '#/add-members', 'addMembers', { context, openConversationList: ['c1'], userIds: ['u1'] }],
  ] as const)('%s opens section %s in window %s, the input as params and corpId beside it (spec 1 §3)', async (panel, section, wnId, input) => {
    expect(await opened(device, panel, input)).toEqual({
      componentType: 'h5',
      wrapper: { target: 'float', title: '提示', wnId, panelHeight: 'percent83' },
      page: '/im/cool-app-component.html',
      query: { corpId: 'ding&1' },
      section,
      passed: input,
    })
  })

  it.each([
    ['sendMessageToGroup', '#/send-message', 'sendMessageToGroup', { context, openConversationIdList: ['c1'], sendCardRequest: { text: '你好' } }],
    ['sendMessageToSingleChat', '#/send-message-to-single-chat', 'sendMessageToSingleChat', { context, userIdList: ['u1'], sendCardRequest: {} }],
  ] as const)('%s opens section %s in window %s, with the body and bodyLengthList (spec 1 §3)', async (panel, section, wnId, input) => {
    expect(await opened(device, panel, input)).toEqual({
      componentType: 'h5',
      wrapper: { target: 'float', title: '提示', wnId, panelHeight: 'percent83' },
      page: '/im/cool-app-component.html',
      query: { corpId: 'ding&1' },
      section,
      passed: { body: input, bodyLengthList: [JSON.stringify(input).length] },
    })
  })
})

describe.each([
  ...phones.map((device) => ({ device, how: 'full screen', page: '/resource-picker/mob.html', target: '' })),
  ...desktops.map((device) => ({ device, how: 'floating', page: '/resource-picker/index.html', target: 'float' })),
])('the pickers on $device open $how, at 90 percent (spec 1 §2)', ({ device, page, target }) => {
  const input = { coolAppCode: 'code', clientId: 'client', corpId: 'ding1' }

  it.each([
    ['addAppToGroup', '选择群添加应用', input],
    ['addAppToChats', '选择会话添加应用', { ...input, isBatchApi: true }],
  ] as const)('%s with the title %s and scene=addCoolAppToGroup', async (panel, title, passed) => {
    const { query, ...rest } = await opened(device, panel, input)
    expect(rest).toEqual({ componentType: 'h5', wrapper: { target, title, wnId: 'addCoolAppToGroup', panelHeight: 'percent90' }, page, section: '', passed })
    expect(query).toEqual({ scene: 'addCoolAppToGroup', params: JSON.stringify(passed) })
  })
})

describe('the titles of the panels (spec 1 §2)', () => {
  it.each([
    ['createGroup', 'ios', 'Notice'],
    ['sendMessageToSingleChat', 'win', 'Notice'],
    ['addAppToGroup', 'harmony', 'Select a group to add the app'],
    ['addAppToChats', 'mac', 'Select chats to add the app'],
  ] as const)('%s on %s has an English one on an English page', async (panel, device, title) => {
    const { chat, host } = await openChat(device, { language: 'en' })
    await chat.coolApp[panel]({ context } as never)
    expect(host.calls[0]?.params).toMatchObject({ params: { title } })
  })

  it('keeps a title of the page', async () => {
    const { chat, host } = await openChat('ios', { language: 'en' })
    await chat.call('biz.util.callComponent', { componentType: 'h5', params: { title: '自己的', target: 'float' } })
    expect(host.calls[0]?.params).toMatchObject({ params: { title: '自己的', target: 'float' } })
  })
})

describe('the organisation', () => {
  it.each(['createGroup', 'addMembers', 'sendMessageToGroup', 'sendMessageToSingleChat'] as const)('is that of the page where the input of %s has no context (spec 1 §3)', async (panel) => {
    const { chat, host } = await openChat('ios')
    await chat.configure({ ...signed, jsApiList: ['biz.util.callComponent'] })
    await chat.coolApp[panel]({ text: 'x' } as never)
    expect(host.calls[1]?.params).toMatchObject({ params: { url: expect.stringContaining('?corpId=ding1#') } })
  })

  it.each(['createGroup', 'sendMessageToGroup'] as const)('of the page is for the address alone: %s passes its input on unchanged, also one whose organisation is empty (spec 1 §3)', async (panel) => {
    const { chat, host } = await openChat('ios')
    await chat.configure({ ...signed, corpId: 'ding&1', jsApiList: ['biz.util.callComponent'] })
    for (const input of [{ text: 'x' }, { text: 'x', context: { corpId: '' } }]) {
      await chat.coolApp[panel](input as never)
      const passed = panel === 'createGroup' ? input : { body: input, bodyLengthList: [JSON.stringify(input).length] }
      const url = new URL((host.calls.at(-1)!.params as Wrapper).params.url, 'https://host.example')
      expect(url.searchParams.get('corpId')).toBe('ding&1')
      expect(JSON.parse(new URLSearchParams(url.hash.split('?')[1]).get('params')!)).toEqual(passed)
    }
  })

  it.each(['createGroup', 'addMembers', 'sendMessageToGroup', 'sendMessageToSingleChat'] as const)('is optional: where %s knows none, the input goes to the host as it is (spec 1 §3, §5)', async (panel) => {
    const input = { text: 'x' }
    const { passed, query } = await opened('ios', panel, input)
    expect(query).toEqual({})
    expect(passed).toEqual(panel.startsWith('send') ? { body: input, bodyLengthList: [JSON.stringify(input).length] } : input)
  })
})

it('waits for the words of an English page, but no longer than for the host (spec 1 §2)', async () => {
  const { chat, host } = await openChat('ios', { language: 'en' })
  const { dingtalkMessages } = await import('./messages')
  jest.spyOn(dingtalkMessages, 'ready').mockReturnValue(new Promise(() => undefined))
  jest.useFakeTimers()
  const asked = chat.coolApp.createGroup({ context: { ...context, coolAppCode: 'code' }, title: 'T', memberUserIds: [] })
  await jest.advanceTimersByTimeAsync(LIMIT.call - 1)
  expect(host.calls).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(host.calls).toHaveLength(1)
  expect(await asked).toEqual({})
})

it('leaves what a message says to the host (spec 1 §5)', async () => {
  expect(await opened('ios', 'sendMessageToGroup', { context })).toMatchObject({ passed: { body: { context } } })
})
