import { PATH } from '../../activity/paths'
import { configWith } from '../frame/configWith'

type Facts = {
  /** What getLoginPage gave. */
  readonly standard: unknown
  readonly pageConfigs: Readonly<Record<string, unknown>>
  /** The navigation state that the login page was opened with. */
  readonly from: unknown
  /** A booking or a lead waits for this login. */
  readonly isAwaited: boolean
}

/** The activity's own pictures over the standard configuration. Whoever logs in to finish something comes back to it, whatever link is set for others. */
export function loginConfigOf({ standard, pageConfigs, from, isAwaited }: Facts): Readonly<Record<string, unknown>> {
  const isForLead = pathOf(from).startsWith(PATH.lead)
  const own = valuesOf(pageConfigs[isForLead ? 'leaveMsgLoginPageConfig' : 'appointmentLoginPageConfig'])
  const quick = pageConfigs[isForLead ? 'quickLoginPageConfig' : 'appointmentQuickLoginPageConfig']
  return configWith(standard, {
    ...(own['bgImage'] ? { bgImage: own['bgImage'] } : {}),
    ...(own['buttonImage'] ? { loginBtnImage: own['buttonImage'] } : {}),
    ...(quick ? { quickLoginPageConfig: quick } : {}),
    ...(isAwaited ? { targetLinkAfterRegister: '', targetLinkAfterLogin: '' } : {}),
  })
}

const valuesOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {})

function pathOf(state: unknown): string {
  const { from } = valuesOf(state)
  return typeof from === 'string' ? from : ''
}
