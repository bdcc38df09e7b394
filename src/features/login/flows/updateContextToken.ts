import { contextTokenOf } from '@/services/cas'
import { contextTokenReplaced } from '../loginSlice'
import type { LoginThunk } from '../loginThunk'

type Reply = { readonly data?: { readonly contextToken: string | null } | undefined; readonly error?: unknown }

/** Every reply of the account service, a refusal too, replaces the context token (spec 1 §3). */
export const updateContextToken =
  ({ data, error }: Reply): LoginThunk<void> =>
  (dispatch) => {
    const next = data ? data.contextToken : contextTokenOf(error)
    if (next !== null) dispatch(contextTokenReplaced(next))
  }
