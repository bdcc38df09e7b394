import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { loginPage } from '@/blocks/login/page'
import { selectTestDrive } from '@/features/testDrive'
import { useActivity } from '../../activity/useActivity'
import { loginConfigOf } from './loginConfigOf'

const standard = loginPage()

/** The standard login page in the looks that the activity has for it: one for bookings, one for leads (spec 2 §3). */
export const page: typeof standard = {
  ...standard,
  useLive: () => {
    const live = standard.useLive()
    const activity = useActivity()
    const { isSubmitPending, leadUuid } = useSelector(selectTestDrive)
    const { state } = useLocation()
    if (live.status !== 'ready' || activity.status !== 'ready') return live
    return { ...live, rawConfig: loginConfigOf({ standard: live.rawConfig, pageConfigs: activity.page.pageConfigs, from: state, isAwaited: isSubmitPending || leadUuid !== null }) }
  },
}
