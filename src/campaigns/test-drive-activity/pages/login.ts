import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { loginPage } from '@/blocks/login/page'
import { selectTestDrive } from '@/features/testDrive'
import { ArtRoad } from '@/ui/art/ArtRoad'
import { configWith, useActivity } from '../activity/useActivity'

/** The standard login page in the looks that the activity has for it: one for bookings, one for leads (spec 2 §3). */
export const page = loginPage({
  Scene: ArtRoad,
  useConfig: (standard) => {
    const { page: activity } = useActivity()
    const { isSubmitPending, leadUuid } = useSelector(selectTestDrive)
    const { state } = useLocation()
    return loginConfigOf({ standard, pageConfigs: activity.pageConfigs, from: state, isAwaited: isSubmitPending || leadUuid !== null })
  },
})

type Facts = {
  /** What getLoginPage gave. */
  readonly standard: unknown
  readonly pageConfigs: Readonly<Record<string, unknown>>
  /** The navigation state that the login page was opened with. */
  readonly from: unknown
  /** A booking or a lead waits for this login. */
  readonly isAwaited: boolean
}

const FOR_LEADS = ['leaveMsgLoginPageConfig', 'quickLoginPageConfig'] as const
const FOR_BOOKINGS = ['appointmentLoginPageConfig', 'appointmentQuickLoginPageConfig'] as const

/** The activity's own pictures over the standard configuration. A user who logs in to finish something comes back to it, whatever link is set for others. */
export function loginConfigOf({ standard: configured, pageConfigs, from, isAwaited }: Facts): Readonly<Record<string, unknown>> {
  const { from: address } = configWith(from, {})
  const [ownKey, quickKey] = typeof address === 'string' && /^\/[^/]+\/retainedCapital/.test(address) ? FOR_LEADS : FOR_BOOKINGS
  const { bgImage, buttonImage } = configWith(pageConfigs[ownKey], {})
  const quick = pageConfigs[quickKey]
  return configWith(configured, {
    ...(bgImage ? { bgImage } : {}),
    ...(buttonImage ? { loginBtnImage: buttonImage } : {}),
    ...(quick ? { quickLoginPageConfig: quick } : {}),
    ...(isAwaited ? { targetLinkAfterRegister: '', targetLinkAfterLogin: '' } : {}),
  })
}
