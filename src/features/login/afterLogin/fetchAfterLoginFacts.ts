import { isApiError, isBusinessError } from '@/api/errors/apiError'
import { CODE } from '@/api/errors/errorCodes'
import { handlingOf } from '@/api/errors/errorPolicy'
import { askToContact } from '@/features/appLinks'
import { selectEntry } from '@/features/entry'
import { selectIsLoggedIn } from '@/features/session'
import { inviteeApi } from '@/services/candle'
import { toast } from '@/ui/feedback/toast'
import type { LoginResult } from '../session/identifyUser'
import type { InviteeRoutes, MessageKey, OutcomeFacts, RewardFacts } from './invitee'
import type { AfterLoginFacts } from './afterLogin'
import type { LoginThunk } from '../loginThunk'
import { afterLoginMessages } from './messages'
import { selectIsOwnLink } from './selectIsOwnLink'

export type FetchedFacts = Pick<AfterLoginFacts, 'toInvitee' | 'isBlackDriver'>

/** A closed gate or a refused token: another page is on its way, and nothing is left to decide. */
class Redirecting extends Error {}

/**
 * Asks the backend what `afterLogin` needs to know, and no more than that. A call that fails leaves its fact unknown (the shared reaction
 * has told of it), so that the user can go on. Null when another page is on its way already.
 */
export const fetchAfterLoginFacts =
  ({ isNewUser }: LoginResult, routes: InviteeRoutes | null): LoginThunk<Promise<FetchedFacts | null>> =>
  async (dispatch, getState) => {
    const words = afterLoginMessages.ready()
    try {
      if (selectEntry(getState()).userType === 2 && (await dispatch(isBlackDriver()))) return { toInvitee: null, isBlackDriver: true }
      if (routes === null) return { toInvitee: null, isBlackDriver: false }
      if (!selectIsLoggedIn(getState())) return null
      return { toInvitee: await dispatch(destinationBy(routes, isNewUser)), isBlackDriver: false }
    } catch (error) {
      if (error instanceof Redirecting) return null
      throw error
    } finally {
      await words
    }
  }

/** What names customer service offers the way there, and so is a dialog: not before `hasLeft`, because a dialog ends with the page that it was opened on. */
export const showAfterLoginMessage =
  (word: MessageKey, hasLeft: Promise<void>): LoginThunk<void> =>
  (dispatch) => {
    const text = afterLoginMessages.read()[word]
    if (word === 'blackDriver') void hasLeft.then(() => dispatch(askToContact(text)))
    else toast[word === 'risky' || word === 'selfInvite' ? 'warning' : 'success'](text)
  }

const isBlackDriver = (): LoginThunk<Promise<boolean>> => async (dispatch) => {
  const { data } = await dispatch(inviteeApi.endpoints.queryBlackDriverInfo.initiate(undefined, { track: false }))
  return data?.isBlack === true
}

const destinationBy =
  (routes: InviteeRoutes, isNewUser: boolean): LoginThunk<Promise<NonNullable<FetchedFacts['toInvitee']>>> =>
  async (dispatch) => {
    if (routes.ask === 'outcome') {
      const facts = await dispatch(askOutcome(isNewUser))
      return (context) => routes.toDestination(facts, context)
    }
    const { wasNotified, ...facts } = await dispatch(askReward(isNewUser, routes.call))
    return (context) => ({ ...routes.toDestination(facts, context), ...(wasNotified && { word: null }) })
  }

const askOutcome =
  (isNewUser: boolean): LoginThunk<Promise<OutcomeFacts>> =>
  async (dispatch, getState) => {
    const { sourceId, activityPromotorCode: promotorCode, shareSourceId, channel, needReturn, cityCode, companyId } = selectEntry(getState())
    const request = { sourceId, promotorCode, shareSourceId, channel, isNewUser }
    const outcome = dispatch(factOf(await dispatch(inviteeApi.endpoints.inviteActivityResult.initiate(request, { track: false }))))
    const isReturning = outcome !== null && outcome >= 4
    // Asked in the background: a gate that closes on it leads nowhere, and leaves the type unknown as any failure does.
    const { data } = isReturning ? await dispatch(inviteeApi.endpoints.queryInviteePageType.initiate({ sourceId, promotorCode }, { track: false })) : {}
    const pageType = dispatch(factOf({ data }))
    return { isSelfInvite: selectIsOwnLink(getState()), outcome, pageType, carried: { needReturn, cityCode, companyId, promotorCode } }
  }

/**
 * The risk check stands before the reward. One that cannot be asked refuses no user: the backend checks again when it gives. `wasNotified`: it has refused in words of its own, which the
 * shared reaction shows (spec 1 §8).
 */
const askReward =
  (isNewUser: boolean, call: string | undefined): LoginThunk<Promise<RewardFacts & { readonly wasNotified?: boolean }>> =>
  async (dispatch, getState) => {
    const { sourceId, activityPromotorCode: promotorCode, shareSourceId, channel } = selectEntry(getState())
    const none = { isRisky: false, isSelfInvite: false, reward: null } as const
    if (selectIsOwnLink(getState())) return { ...none, isSelfInvite: true }
    const checked = await dispatch(inviteeApi.endpoints.riskCheck.initiate({ sourceId }, { track: false }))
    const risk = dispatch(factOf(checked))
    const wasNotified = isBusinessError(checked.error, CODE.riskWarning)
    if (risk?.isRefused || wasNotified) return { ...none, isRisky: true, wasNotified }
    // A page that is being reloaded loses its call too, and would still give a reward that is never shown: such a page has no next task.
    if (risk === null) await new Promise((resolve) => setTimeout(resolve, 0))
    const request = { sourceId, promotorCode, shareSourceId, channel, isNewUser, ...(call !== undefined && { call }) }
    return { ...none, reward: dispatch(factOf(await dispatch(inviteeApi.endpoints.dealInviteeReward.initiate(request, { track: false })))) }
  }

/** The end of a session cuts its calls off, so a refused token is seen by what it did rather than by the error. */
const factOf =
  <T>({ data, error }: { readonly data?: T | undefined; readonly error?: unknown }): LoginThunk<T | null> =>
  (_, getState) => {
    if (isApiError(error) && handlingOf(error).as === 'gate') throw new Redirecting()
    if (!selectIsLoggedIn(getState())) throw new Redirecting()
    return data ?? null
  }
