import { isApiError } from '@/api/apiError'
import { handlingOf } from '@/api/errorPolicy'
import { selectEntry } from '@/features/entry'
import { selectIsLoggedIn, selectSession } from '@/features/session'
import { inviteeApi } from '@/services/candle'
import { toast } from '@/ui/feedback/toast'
import type { LoginResult } from '../session/identifyUser'
import type { InviteeFacts, RegisterPath, MessageKey } from './invitee'
import type { LoginThunk } from '../loginThunk'
import { afterLoginMessages } from './messages'

export type FetchedFacts = { readonly invitee: InviteeFacts | null; readonly isBlackDriver: boolean }

/** A closed gate or a refused token: another page is on its way, and nothing is left to decide. */
class Redirecting extends Error {}

/**
 * Asks the backend what `afterLogin` needs to know, and no more than that. A call that fails leaves its fact unknown (the shared reaction
 * has told of it), so that nobody is stranded. Null when another page is on its way already.
 */
export const fetchAfterLoginFacts =
  ({ isNewUser }: LoginResult, registers: RegisterPath | null): LoginThunk<Promise<FetchedFacts | null>> =>
  async (dispatch, getState) => {
    try {
      if (selectEntry(getState()).userType === 2 && (await dispatch(isBlackDriver()))) return { invitee: null, isBlackDriver: true }
      if (registers === null) return { invitee: null, isBlackDriver: false }
      if (!selectIsLoggedIn(getState())) return null
      const ask = registers === 'driverInvite' ? askOutcome : askReward
      return { invitee: await dispatch(ask(isNewUser)), isBlackDriver: false }
    } catch (error) {
      if (error instanceof Redirecting) return null
      throw error
    }
  }

export function showAfterLoginToast(word: MessageKey): void {
  const kind = word === 'risky' || word === 'selfInvite' || word === 'blackDriver' ? 'warning' : 'success'
  toast[kind](afterLoginMessages.read()[word])
}

const isBlackDriver = (): LoginThunk<Promise<boolean>> => async (dispatch) => {
  const { data } = await dispatch(inviteeApi.endpoints.queryBlackDriverInfo.initiate(undefined, { track: false }))
  return data?.isBlack === true
}

const askOutcome =
  (isNewUser: boolean): LoginThunk<Promise<InviteeFacts>> =>
  async (dispatch, getState) => {
    const { sourceId, activityPromotorCode: promotorCode, shareSourceId, channel, needReturn, cityCode, companyId } = selectEntry(getState())
    const request = { sourceId, promotorCode, shareSourceId, channel, isNewUser }
    const outcome = dispatch(factOf(await dispatch(inviteeApi.endpoints.inviteActivityResult.initiate(request, { track: false }))))
    const isReturning = outcome !== null && outcome >= 4
    // Asked in the background: a gate that closes on it leads nowhere, and leaves the type unknown as any failure does.
    const { data } = isReturning ? await dispatch(inviteeApi.endpoints.queryInviteePageType.initiate({ sourceId, promotorCode }, { track: false })) : {}
    const pageType = dispatch(factOf({ data }))
    return { path: 'driverInvite', outcome, pageType, carried: { needReturn, cityCode, companyId, promotorCode } }
  }

/** The risk check stands before the reward. One that cannot be asked refuses nobody: the backend checks again when it gives. */
const askReward =
  (isNewUser: boolean): LoginThunk<Promise<InviteeFacts>> =>
  async (dispatch, getState) => {
    const { sourceId, activityPromotorCode: promotorCode, shareSourceId, channel } = selectEntry(getState())
    const none = { path: 'cash', isRisky: false, isSelfInvite: false, reward: null } as const
    if (promotorCode !== null && promotorCode === selectSession(getState()).promotorCode) return { ...none, isSelfInvite: true }
    const risk = dispatch(factOf(await dispatch(inviteeApi.endpoints.riskCheck.initiate({ sourceId }, { track: false }))))
    if (risk?.isRefused) return { ...none, isRisky: true }
    // A page that is being reloaded loses its call too, and would still give a reward that nobody sees: such a page has no next task.
    if (risk === null) await new Promise((resolve) => setTimeout(resolve, 0))
    const request = { sourceId, promotorCode, shareSourceId, channel, isNewUser }
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
