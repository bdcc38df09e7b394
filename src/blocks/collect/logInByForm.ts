import type { UnknownAction, ThunkAction } from '@reduxjs/toolkit'
import type { Transport } from '@/api/baseQuery'
import { collectHandedOver, collectOpened, type CollectDraft } from '@/features/collect'
import type { WithEntry } from '@/features/entry'
import { codeTyped, formClosed, loginPrefilled, submitLogin, type WithLogin } from '@/features/login'
import { selectUserUid, type WithSession } from '@/features/session'

type Thunk<Result> = ThunkAction<Result, WithLogin & WithEntry & WithSession, Transport, UnknownAction>

/** The login that is part of a form, by the number and the code that stand in it. A failure has been shown. */
export const logInByForm =
  ({ values }: CollectDraft, inviteType: number | null): Thunk<Promise<'loggedIn' | 'wrongCode' | 'failed'>> =>
  async (dispatch, getState) => {
    dispatch(collectHandedOver())
    dispatch(loginPrefilled({ phone: values['phone'] ?? '' }))
    dispatch(codeTyped(values['code'] ?? ''))
    const result = await dispatch(submitLogin({ isProtocolHidden: true, inviteType }))
    if (result) return 'loggedIn'
    // Not given to another user: it is this one's again, or a draft without a user.
    dispatch(collectOpened({ user: selectUserUid(getState()) }))
    const { hint } = getState().login
    // The form says it in its own place: a login page that is opened later has nothing to say of it.
    dispatch(formClosed())
    return hint?.reason === 'codeWrong' ? 'wrongCode' : 'failed'
  }
