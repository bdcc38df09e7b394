import type { Host } from '@/hosts'

export type WorkplaceChat = NonNullable<Host['workplaceChat']>
type Words = { readonly group: string; readonly text: string }
type Work = (chat: WorkplaceChat, words: Words) => Promise<unknown>
type ApiName = Parameters<WorkplaceChat['call']>[0]

const context = { corpId: 'dingsimulated', clientId: 'simulated' }
const picker = { coolAppCode: 'COOLAPP-1-SIMULATED', clientId: 'simulated', corpId: context.corpId }

/** Without parameters, so that the list of calls shows the defaults of spec 1 §9. */
const calling = (api: ApiName): Work => ({ call }) => call(api)

const ignored = (): void => undefined

/** What a page may ask of the workplace chat, to be read in the list of calls, and what it may do wrong (spec 1 §7, §8, §9). */
export const WORKS = {
  configure: (chat) => chat.configure({ corpId: context.corpId, agentId: '1', timeStamp: '1790000000', nonceStr: 'simulated', signature: 'simulated', jsApiList: ['biz.util.callComponent'] }),
  ready: (chat) => chat.ready(),
  configureDebug: (chat) => chat.configure({ debug: true }),
  createGroup: ({ coolApp }, { group }) => coolApp.createGroup({ context, title: group, memberUserIds: ['user1', 'user2'] }),
  addMembers: ({ coolApp }) => coolApp.addMembers({ context, openConversationId: 'conversation1', userIds: ['user1'] }),
  sendMessageToGroup: ({ coolApp }, { text }) => coolApp.sendMessageToGroup({ context, openConversationIdList: ['conversation1'], text }),
  sendMessageToSingleChat: ({ coolApp }, { text }) => coolApp.sendMessageToSingleChat({ context, userIdList: ['user1'], text }),
  addAppToGroup: ({ coolApp }) => coolApp.addAppToGroup(picker),
  addAppToChats: ({ coolApp }) => coolApp.addAppToChats(picker),
  chooseConversation: calling('biz.chat.chooseConversationByCorpId'),
  chooseContacts: calling('biz.contact.choose'),
  searchMap: calling('biz.map.search'),
  scan: calling('biz.util.scan'),
  toast: calling('device.notification.toast'),
  vibrate: calling('device.notification.vibrate'),
  showPreloader: calling('device.notification.showPreloader'),
  hidePreloader: calling('device.notification.hidePreloader'),
  unknownApi: calling('biz.simulated.unknown' as ApiName),
  switchEvent: (chat) => chat.on('resume', ignored).then(() => chat.off('resume', ignored)),
  brokenHook: async (chat) => {
    chat.watch({ started: () => { throw new Error('simulated') } }) // prettier-ignore
    try {
      return await chat.call('device.notification.toast')
    } finally {
      // The next call has no hook.
      chat.watch({})
    }
  },
} as const satisfies Readonly<Record<string, Work>>

export type WorkName = keyof typeof WORKS

export const WORK_GROUPS = {
  permissions: ['configure', 'ready', 'configureDebug'],
  panels: ['createGroup', 'addMembers', 'sendMessageToGroup', 'sendMessageToSingleChat', 'addAppToGroup', 'addAppToChats'],
  apis: ['chooseConversation', 'chooseContacts', 'searchMap', 'scan', 'toast', 'vibrate', 'showPreloader', 'hidePreloader'],
  diagnostics: ['unknownApi', 'switchEvent', 'brokenHook'],
} as const satisfies Readonly<Record<string, readonly WorkName[]>>
