import { createElement } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { definePage } from '@/blocks/definePage'
import type { LoginPageActions, LoginPageData } from '@/blocks/login/loginPageData'
import { loginPage } from '@/blocks/login/page'
import { selectTestDrive, type TestDriveState } from '@/features/testDrive'
import { image } from '@/lib/pageConfig'
import { ArtRoad } from '@/ui/art/ArtRoad'
import { configWith, useActivity } from '../activity/useActivity'

const standardPage = loginPage({
  Scene: ArtRoad,
  useConfig: (standard) => {
    const { page: activity } = useActivity()
    const drafts = useSelector(selectTestDrive)
    const { state } = useLocation()
    return loginConfigOf({ standard, pageConfigs: activity.pageConfigs, from: state, isAwaited: isAwaitedBy(drafts, state) })
  },
})

const config = { ...standardPage.config, buttonImage: image('本活动的登录按钮图') }

/** The standard login page in the looks that the activity has for it: one for bookings, one for leads (spec 2 §3). Both call the button's picture `buttonImage`. */
export const page = definePage<typeof config, LoginPageData, LoginPageActions>({
  ...standardPage,
  config,
  View: (shown) => {
    const { buttonImage } = shown.config
    return createElement(standardPage.View, { ...shown, ...(buttonImage && { config: { ...shown.config, loginBtnImage: buttonImage }, imageBox: 'buttonImage' }) })
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

const LEADS = /^\/[^/]+\/retainedCapital/
const BOOKING = /^\/[^/]+\/appointmentDrivingTest(?!\/orderInfo)/

/** Whether the login page was opened for one of these pages: `from`, in its navigation state. */
function isFor(pages: RegExp, state: unknown): boolean {
  const { from } = configWith(state, {})
  return typeof from === 'string' && pages.test(from)
}

/** Whether a booking or a lead waits for the login that was opened with this navigation state. */
export const isAwaitedBy = ({ isSubmitPending, leadUuid }: Pick<TestDriveState, 'isSubmitPending' | 'leadUuid'>, state: unknown): boolean => (isSubmitPending && isFor(BOOKING, state)) || (leadUuid !== null && isFor(LEADS, state))

const FOR_LEADS = ['leaveMsgLoginPageConfig', 'quickLoginPageConfig'] as const
const FOR_BOOKINGS = ['appointmentLoginPageConfig', 'appointmentQuickLoginPageConfig'] as const

/** The activity's own pictures over the standard configuration. A user who logs in to finish something comes back to it, whatever link is set for others. */
export function loginConfigOf({ standard: configured, pageConfigs, from, isAwaited }: Facts): Readonly<Record<string, unknown>> {
  const [ownKey, quickKey] = isFor(LEADS, from) ? FOR_LEADS : FOR_BOOKINGS
  const { bgImage, buttonImage } = configWith(pageConfigs[ownKey], {})
  const quick = pageConfigs[quickKey]
  return configWith(configured, {
    ...(bgImage ? { bgImage } : {}),
    ...(buttonImage ? { buttonImage } : {}),
    ...(quick ? { quickLoginPageConfig: quick } : {}),
    ...(isAwaited ? { targetLinkAfterRegister: '', targetLinkAfterLogin: '' } : {}),
  })
}
