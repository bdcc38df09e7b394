import { autoLogin } from '@/features/login'
import type { sessionFollowed } from '@/features/session'
import type { Effect } from './reaction'

/** A login that is still under way in another tab goes on in this one too, as it does after a reload: nobody stays half logged in (spec 1 §4). */
export const resumeAutoLogin: Effect<ReturnType<typeof sessionFollowed>> = ({ payload: { id } }, { dispatch }) => {
  if (!id) void dispatch(autoLogin(false))
}
