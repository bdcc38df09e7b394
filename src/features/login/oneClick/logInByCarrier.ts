import { isApiError } from '@/api/errors/apiError'
import { handlingOf } from '@/api/errors/errorPolicy'
import { readFingerId, selectEntry } from '@/features/entry'
import { carrierApi, type PageSignature } from '@/services/cas'
import { toast } from '@/ui/feedback/toast'
import { beginSession, checkRegistration, invitationOf, loginLogged, messageOf, type LoginResult } from '../session/identifyUser'
import { updateContextToken } from '../flows/updateContextToken'
import { carrierPageOpened, carrierTokenReceived, isOneClickRunning, oneClickLeft, oneClickStarted } from './oneClickState'
import { hintShown } from '../loginSlice'
import type { HintOptions } from '../form/loginHint'
import { selectLogin } from '../loginSelectors'
import type { LoginThunk } from '../loginThunk'
import { CARRIER_CODE, CarrierFailure, openCarrier, type Carrier } from './carrierSdk'
import { oneClickMessages } from './messages'
import { sendOriginOnly } from './referrerPolicy'

export type OneClickOptions = HintOptions & {
  /** The login page's configured invite type. */
  readonly inviteType: number | null
}

/** What a run has in hand: the SDK whose page may be on the screen, over ours, where no state of ours takes it away; and the page's own referrer policy. */
type Run = { carrier?: Carrier; restoreReferrer?: () => void }

/** The newest run. One that was left before it may still wait for a reply, and has no say any more. */
let newest: Run = {}

/** For when the overlay goes, also by "back" in the middle (spec 1 §4): the carrier's page goes with it. */
export const closeCarrierPage = (): void => newest.carrier?.close()

function cleanUp(run: Run): void {
  run.carrier?.close()
  run.restoreReferrer?.()
  delete run.carrier
  delete run.restoreReferrer
}

/** Spec 1 §9, ms. */
const FAILURE_TOAST_MS = 3_000
/** Time for the page of a closed activity to come (ms). */
const GATE_TIMEOUT_MS = 2_000

/**
 * One-click login from the tap to the login event (spec 1 §4, §7). Null when it did not start, failed or was left: the phone form is
 * there then, and for a failure a message. What a run finds after the person has left it is thrown away.
 */
export const logInByCarrier =
  ({ isProtocolHidden, inviteType }: OneClickOptions): LoginThunk<Promise<LoginResult | null>> =>
  async (dispatch, getState, { environment }) => {
    const { oneClick, hasAgreed } = selectLogin(getState())
    if (oneClick.step !== 'offered') return null
    if (!hasAgreed && !isProtocolHidden) {
      dispatch(hintShown('agreementUnticked'))
      return null
    }
    // Not later: an earlier run would take away what this one needs.
    cleanUp(newest)
    const run: Run = {}
    newest = run
    const isRunning: IsRunning = () => run === newest && isOneClickRunning(selectLogin(getState()).oneClick)
    dispatch(oneClickStarted())
    try {
      const carrier = await openCarrier(environment.carrierScript)
      if (!isRunning()) return null
      run.carrier = carrier
      run.restoreReferrer = sendOriginOnly()
      const proof = await dispatch(askCarrier(carrier, isRunning))
      if (!proof) return null
      dispatch(carrierTokenReceived())
      carrier.close()
      return await dispatch(logInWith(proof, inviteType, isRunning))
    } catch (error) {
      if (isRunning()) dispatch(giveUp(error, isRunning))
      return null
    } finally {
      cleanUp(run)
    }
  }

/** Whether the run is still the one that the person waits for. */
type IsRunning = () => boolean

type Proof = { readonly spToken: string; readonly signature: PageSignature }

/** Signs the page and asks the carrier, once more with a fresh signature when the first one has expired (600034). Null when the person has left. */
const askCarrier =
  (carrier: Carrier, isRunning: IsRunning, mayRetry = true): LoginThunk<Promise<Proof | null>> =>
  async (dispatch) => {
    const { href, origin } = window.location
    const signature = await dispatch(carrierApi.endpoints.getAuthToken.initiate({ url: href, origin }, { track: false })).unwrap()
    if (!isRunning()) return null
    try {
      await carrier.check(signature)
      if (!isRunning()) return null
      dispatch(carrierPageOpened())
      const { title, quick } = oneClickMessages.read()
      const spToken = await carrier.askForToken({ title, button: quick })
      return isRunning() ? { spToken, signature } : null
    } catch (error) {
      const hasExpired = error instanceof CarrierFailure && error.code === CARRIER_CODE.signatureExpired
      if (!hasExpired || !mayRetry || !isRunning()) throw error
      return dispatch(askCarrier(carrier, isRunning, false))
    }
  }

/** From the carrier's token to the login event, as after a login by phone (spec 1 §4). */
const logInWith =
  ({ spToken, signature }: Proof, inviteType: number | null, isRunning: IsRunning): LoginThunk<Promise<LoginResult | null>> =>
  async (dispatch, getState) => {
    // The tap may have been the first touch of the page, and the login names the finger id among its headers (spec 1 §7).
    await dispatch(readFingerId())
    const entry = selectEntry(getState())
    const proof = { spToken, signature, resultCode: CARRIER_CODE.available, invitation: invitationOf(entry, inviteType), pageUrl: window.location.href }
    const asked = dispatch(carrierApi.endpoints.carrierLogin.initiate(proof, { track: false }))
    const reply = await asked
    if (!isRunning()) return null
    // After a refusal the phone form goes on with it.
    dispatch(updateContextToken(reply))
    const { token, isNewRegistration } = await asked.unwrap()
    return dispatch(beginSession(token, checkRegistration(isNewRegistration), isNewRegistration))
  }

/** To the phone form, with the words that the table of spec 1 §8 has for it; a user who closed the carrier's page needs none. */
const giveUp =
  (error: unknown, isRunning: IsRunning): LoginThunk<void> =>
  (dispatch) => {
    if (isApiError(error) && handlingOf(error).as === 'gate') {
      // Another page is taking this one's place, with no words of ours: the overlay stays until it is there.
      setTimeout(() => isRunning() && dispatch(oneClickLeft()), GATE_TIMEOUT_MS)
      return
    }
    dispatch(oneClickLeft())
    if (error instanceof CarrierFailure && error.wasClosed) return
    dispatch(loginLogged(null, error))
    const { failed, carriersOnly } = oneClickMessages.read().toast
    toast.error(messageOf(error) ? failed : carriersOnly, FAILURE_TOAST_MS)
  }
