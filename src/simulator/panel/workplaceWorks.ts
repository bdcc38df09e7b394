import type { ApiName, PermissionRequest, WorkplaceChat } from '@/hosts'

type Words = { readonly group: string; readonly text: string }
type Work = (chat: WorkplaceChat, words: Words) => Promise<unknown>

const app = { clientId: 'simulated', corpId: 'dingsimulated' }
const coolAppContext = { ...app, coolAppCode: 'COOLAPP-1-SIMULATED' }
const request: PermissionRequest = { corpId: app.corpId, agentId: '1', timeStamp: '1790000000', nonceStr: 'simulated', signature: 'simulated', jsApiList: ['biz.util.callComponent'] }
/** A message is a card of the app's own. */
const cardWith = (text: string) => ({ cardTemplateId: 'simulated', cardData: { cardParamMap: { text } } })

/** Without parameters, so that the list of calls shows the defaults of spec 1 §9. */
const calling = (api: ApiName): Work => ({ call }) => call(api)

const createGroup: Work = ({ coolApp }, { group }) => coolApp.createGroup({ context: coolAppContext, title: group, memberUserIds: ['user1', 'user2'] })

const ignored = (): void => undefined

/** What a page may ask of the workplace chat, to be read in the list of calls, and what it may do wrong (spec 1 §7, §8, §9). */
export const WORKS = {
  configure: (chat) => chat.configure(request),
  // Neither waits for the other: a panel that is refused meanwhile is opened once the permissions are there (spec 1 §4).
  configureAndOpen: (chat, words) => Promise.all([chat.configure(request), createGroup(chat, words)]),
  ready: (chat) => chat.ready(),
  configureDebug: (chat) => chat.configure({ debug: true }),
  createGroup,
  addMembers: ({ coolApp }) => coolApp.addMembers({ context: coolAppContext, openConversationList: ['conversation1'], userIds: ['user1'] }),
  sendMessageToGroup: ({ coolApp }, { text }) => coolApp.sendMessageToGroup({ context: app, openConversationIdList: ['conversation1'], sendCardRequest: cardWith(text) }),
  sendMessageToSingleChat: ({ coolApp }, { text }) => coolApp.sendMessageToSingleChat({ context: app, userIdList: ['user1'], sendCardRequest: cardWith(text) }),
  addAppToGroup: ({ coolApp }) => coolApp.addAppToGroup(coolAppContext),
  addAppToChats: ({ coolApp }) => coolApp.addAppToChats({ ...coolAppContext, isSingleChat: true }),
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
  permissions: ['configure', 'configureAndOpen', 'ready', 'configureDebug'],
  panels: ['createGroup', 'addMembers', 'sendMessageToGroup', 'sendMessageToSingleChat', 'addAppToGroup', 'addAppToChats'],
  apis: ['chooseConversation', 'chooseContacts', 'searchMap', 'scan', 'toast', 'vibrate', 'showPreloader', 'hidePreloader'],
  diagnostics: ['unknownApi', 'switchEvent', 'brokenHook'],
} as const satisfies Readonly<Record<string, readonly WorkName[]>>
