import { defineCatalogue } from '@/lib/i18n'

export const zh = { title: '好友送你打车金', headline: '好友送你打车金', desc: '新人注册即得，首单立减', button: '立即领取' }

export const inviteeAppletMessages = defineCatalogue(zh, () => import('./messages.en'))
