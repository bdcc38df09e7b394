import { defineCatalogue } from '@/lib/i18n'

export const zh = { title: '请在司机端打开', text: '没有获取到登录信息，请从司机端重新进入', retry: '重试' }

export const tokenGateMessages = defineCatalogue(zh, () => import('./messages.en'))
