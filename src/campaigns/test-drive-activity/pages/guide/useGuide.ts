import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { useNavigate } from '@/lib/useNavigate'
import type { LivePage } from '@/blocks/definePage'
import { selectIsLoggedIn } from '@/features/session'
import { usePageRestored } from '@/lib/usePageRestored'
import { parseConfig } from '@/lib/pageConfig'
import { useChannel } from '../../activity/channel'
import { orderPath, PATH } from '../../activity/paths'
import { useActivity } from '../../activity/useActivity'
import { useShare } from '../../activity/useShare'
import { useSourceId } from '../../activity/useSourceId'
import { guideConfig } from '../../config'
import { useGetTestDriveOrderQuery } from '../../endpoints'
import { hasOrder } from '../../rules/decideTestDriveRoute'
import { configWith } from '../frame/configWith'
import type { GuideActions, GuideData } from './guideData'

export function useGuide(): LivePage<GuideData, GuideActions> {
  const activity = useActivity()
  const sourceId = useSourceId()
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { data: order, isFetching, refetch } = useGetTestDriveOrderQuery({ sourceId: sourceId ?? '' }, { skip: !isLoggedIn || sourceId === null, refetchOnMountOrArgChange: true })
  const channel = useChannel()
  const navigate = useNavigate()
  const { search } = useLocation()
  const rawConfig = activity.status === 'ready' ? configWith(activity.page.pageConfigs['guidePageConfig'], { cornerShare: activity.page.pageConfigs['appointmentCornerShare'] }) : undefined
  const { share } = useShare(PATH.guide, sourceId, rawConfig && parseConfig(guideConfig, rawConfig).config.cornerShare)
  usePageRestored(() => void (isLoggedIn && refetch()))
  if (activity.status !== 'ready') return activity
  // The order decides where the first button leads: nobody may tap it before that is known.
  if (isLoggedIn && isFetching && !order) return { status: 'loading' }
  const { rule } = activity.page
  const actions: GuideActions = {
    appointment: () => {
      const isBooked = order !== undefined && hasOrder({ isLoggedIn, hasDuty: order.hasDuty })
      void navigate(isBooked ? orderPath(search, order.orderNo) : PATH.booking + search)
    },
    drive: () => void navigate(PATH.lead + search),
    share,
  }
  const data: GuideData = { takesBookings: rule.testRideMark === 1, takesLeads: rule.leaveMsgMark === 1, channel }
  return { status: 'ready', rawConfig, data, actions }
}
