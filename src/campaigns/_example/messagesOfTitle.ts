import { bilingual } from '@/lib/i18n'

export const title = bilingual('邀好友得好礼', 'Invite friends, get a gift')
