import { pageConfigOf } from '@/blocks/pageConfigOf'
import { sharePage, type InvitationSource } from '@/blocks/share/sharePage'
import { prefix } from '../../prefix'
import { useCashPage } from '../../useCashPage'
import { useShareCounted } from '../../useShareCounted'

export const page = sharePage({ prefix, landing: 'invitee-register', useSource: useInvitation, useShared: useShareCounted })

function useInvitation(): InvitationSource {
  const { page: cash, error, refetch } = useCashPage()
  if (cash) return { status: 'ready', rawConfig: pageConfigOf(cash.pageConfigs, 'share'), activityStatus: cash.activityStatus, promotorCode: cash.promotorCode, customLink: cash.customLink }
  return error ? { status: 'failed', error, retry: () => void refetch() } : { status: 'loading' }
}
