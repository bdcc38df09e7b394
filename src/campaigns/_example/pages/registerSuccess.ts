import { resultPage } from '@/blocks/result/resultPage'
import { useMessages } from '@/lib/i18n'
import { exampleMessages } from '../messages'

export const page = resultPage({ kind: 'result', look: 'gift', configKey: 'inviteeRegisterSuccess', useTexts: () => useMessages(exampleMessages).success })
