import type { ResultTexts } from '@/blocks/result/resultData'
import { resultPage } from '@/blocks/result/resultPage'
import { useMessages } from '@/lib/i18n'
import { inviteeMessages } from './messages'

/** Where a registration leads that brought its reward and has no target link. */
export const registerSuccess = resultPage('inviteeRegisterSuccess', { look: 'gift', useTexts: () => useMessages(inviteeMessages).success })

/** Where the same leads that brought its reward before. */
export const registerAlready = resultPage('inviteeRegisterAlready', { look: 'received', useTexts: () => useMessages(inviteeMessages).already, canInvite: true })

/** Friends who come back, by reward type; type 5 never comes here (spec 1 §4, step 7). */
export const recallUser = resultPage('recallUser', {
  look: 'friends',
  types: { param: 'inviteeRewardType', known: ['1', '2', '3', '4'] },
  useTexts: (type) => {
    const { recall } = useMessages(inviteeMessages)
    return (recall as Readonly<Record<string, ResultTexts>>)[type] ?? recall.other
  },
  canInvite: true,
})
