import { bilingual } from '@/lib/i18n'

export const title = bilingual('司机邀请你打车', 'Your driver invites you')
