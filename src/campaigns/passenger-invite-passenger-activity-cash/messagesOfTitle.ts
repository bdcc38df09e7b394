import { bilingual } from '@/lib/i18n'

export const title = bilingual('邀好友赚现金', 'Invite friends, earn cash')
