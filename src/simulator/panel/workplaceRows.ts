import { openHost, type Host } from '@/hosts'
import { simulatorMessages } from '../messages'
import { actionButton } from './controls'
import { element } from './element'
import type { Notify } from './notify'

type WorkplaceChat = NonNullable<Host['workplaceChat']>
type Words = { readonly group: string; readonly text: string }
type Work = keyof WorkplaceChat['coolApp'] | 'configure'

const context = { corpId: 'dingsimulated', clientId: 'simulated' }
const picker = { coolAppCode: 'COOLAPP-1-SIMULATED', clientId: 'simulated', corpId: context.corpId }

/** What a page would pass, to be read in the list of calls. */
const WORKS: Readonly<Record<Work, (chat: WorkplaceChat, words: Words) => Promise<unknown>>> = {
  configure: (chat) => chat.configure({ corpId: context.corpId, agentId: '1', timeStamp: '1790000000', nonceStr: 'simulated', signature: 'simulated', jsApiList: ['biz.util.callComponent'] }),
  createGroup: ({ coolApp }, { group }) => coolApp.createGroup({ context, title: group, memberUserIds: ['user1', 'user2'] }),
  addMembers: ({ coolApp }) => coolApp.addMembers({ context, openConversationId: 'conversation1', userIds: ['user1'] }),
  sendMessageToGroup: ({ coolApp }, { text }) => coolApp.sendMessageToGroup({ context, openConversationIdList: ['conversation1'], text }),
  sendMessageToSingleChat: ({ coolApp }, { text }) => coolApp.sendMessageToSingleChat({ context, userIdList: ['user1'], text }),
  addAppToGroup: ({ coolApp }) => coolApp.addAppToGroup(picker),
  addAppToChats: ({ coolApp }) => coolApp.addAppToChats(picker),
}

/**
 * The workplace chat's permissions and panels (spec 1 §7), which no page opens by itself. The product's own adapter and the vendor's
 * package run in the simulator's script, over the same bridges as the page's.
 */
export function workplaceRows(notify: Notify): HTMLElement {
  const words = simulatorMessages.read().workplace
  const { works, worked } = words
  const start = async (work: Work) => {
    const { workplaceChat } = await openHost()
    try {
      if (workplaceChat) await WORKS[work](workplaceChat, words)
      notify(worked(works[work]))
    } catch (error) {
      notify(`${works[work]}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return element('div', { class: 'field' }, ...(Object.keys(WORKS) as Work[]).map((work) => actionButton(works[work], () => void start(work))))
}
