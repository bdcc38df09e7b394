import { openHost } from '@/hosts'
import { readFingerId, selectEntry } from '@/features/entry'
import { ticketApi, type LoginAnswer } from '@/services/cas'
import { toast } from '@/ui/feedback/toast'
import { beginSession, invitationOf, loginLogged } from '../session/identifyUser'
import type { LoginThunk } from '../loginThunk'
import { ticketMissed } from './autoLoginState'
import { autoLoginMessages } from './messages'

/** The app puts its bridge into the page a moment after the page has started (spec 1 §9, auto-login wait, ms). */
const HOST_LOGIN_TIMEOUT_MS = 300

/** Whether a login is the one under way. A later one may have begun in place of it: the end of a session has aborted its calls, or its host is late. */
export type IsCurrent = () => boolean

/** The native app has no ticket to give: its user is not logged in, or its login SDK does not answer. */
class MissingTicket extends Error {}

/** Ticket of the login SDK, or the third party's where the address brings one, then the login as by any other way (spec 1 §4). */
export const logInByTicket = (isCurrent: IsCurrent): LoginThunk<Promise<void>> => async (dispatch) => {
  // Begun here, so that it is known, or nearly, when there is something to send.
  void dispatch(readFingerId())
  await new Promise((resolve) => setTimeout(resolve, HOST_LOGIN_TIMEOUT_MS))
  await dispatch(logInOnce(askByTicket(), isCurrent))
}

/** The token that a mini program hands over with mis=1 (spec 1 §4). */
export const logInByMiniProgram = (isCurrent: IsCurrent): LoginThunk<Promise<void>> => async (dispatch) => {
  await dispatch(readFingerId())
  await dispatch(logInOnce((dispatch) => dispatch(ticketApi.endpoints.getMiniProgramToken.initiate(undefined, { track: false })).unwrap(), isCurrent))
}

const askByTicket = (): LoginThunk<Promise<LoginAnswer>> => async (dispatch, getState, { environment }) => {
  const host = await openHost()
  const [given, app] = await Promise.all([host.loginTicket(), host.appInfo(), dispatch(readFingerId())])
  const entry = selectEntry(getState())
  if (entry.thirdPartTicket !== null) {
    const proof = { ticket: entry.thirdPartTicket, invitation: invitationOf(entry, null), pageUrl: window.location.href }
    return dispatch(ticketApi.endpoints.thirdPartyLogin.initiate(proof, { track: false })).unwrap()
  }
  if (!given.ok || given.value === '') throw new MissingTicket(given.ok ? 'The app gave an empty ticket' : `The app gave no ticket: ${given.failure.kind} ${given.failure.message}`)
  const appId = app.ok && app.value.appId === environment.chargeCarAppId ? app.value.appId : null
  return dispatch(ticketApi.endpoints.ticketLogin.initiate({ ticket: given.value, appId }, { track: false })).unwrap()
}

/** The shared reaction shows a refused call; a missing ticket is shown only where the user asked for a login. */
const logInOnce =
  (ask: LoginThunk<Promise<LoginAnswer>>, isCurrent: IsCurrent): LoginThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      const answer = await dispatch(ask)
      // The person is logging in by phone, or the host has been asked again.
      if (!isCurrent()) throw new Error('The login came too late')
      await dispatch(beginSession(answer.token, () => Promise.resolve(answer.isNewRegistration), answer.isNewRegistration))
    } catch (error) {
      dispatch(loginLogged(null, error))
      if (error instanceof MissingTicket && isCurrent()) dispatch(ticketMissed())
    }
  }

export async function showMissingTicket(): Promise<void> {
  await autoLoginMessages.ready()
  toast.error(autoLoginMessages.read().ticketMissing)
}
