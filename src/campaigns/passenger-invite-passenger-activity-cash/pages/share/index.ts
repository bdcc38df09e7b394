import { sharePage } from '@/blocks/share/sharePage'
import { useQueryPipCashPageQuery, usePipCashShareCallbackMutation } from '../../endpoints'

export const page = sharePage('share', { landing: 'invitee-register', usePage: useQueryPipCashPageQuery, useShareCallback: usePipCashShareCallbackMutation })
