import { autoLogin } from '@/features/login'
import type { sessionSynced } from '@/features/session'
import type { Effect } from './reaction'

/** A login under way in another tab is finished in this one too, as after a reload, so that no session stays without its user (spec 1 §4). */
export const resumeAutoLogin: Effect<ReturnType<typeof sessionSynced>> = ({ payload: { id } }, { dispatch }) => {
  if (!id) void dispatch(autoLogin(false))
}
