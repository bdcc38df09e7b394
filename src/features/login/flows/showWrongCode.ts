import { isRefusal } from '@/api/errors/apiError'
import { CODE } from '@/api/errors/errorCodes'
import { codeRejected } from '../loginSlice'
import type { LoginThunk } from '../loginThunk'

/** A code that the backend refuses (spec 2 §8) is shown at its field too, where the next one goes. */
export const showWrongCode =
  (error: unknown): LoginThunk<void> =>
  (dispatch) => {
    if (isRefusal(error) && error.errCode === CODE.wrongCode) dispatch(codeRejected(error.errMsg))
  }
