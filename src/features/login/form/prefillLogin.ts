import { selectIsDriver } from '@/features/entry'
import { remoteConfig } from '@/services/remoteConfig'
import { selectLogin } from '../loginSelectors'
import { loginPrefilled } from '../loginSlice'
import type { LoginThunk } from '../loginThunk'
import { agreementNames } from './agreements/agreements'
import { toPhone } from './typedInput'

type Prefill = {
  readonly phone: string
  /** The addresses of the agreements that the user has ticked for. */
  readonly agreedTo: readonly string[]
}

/**
 * Copies what was typed into a form to the login that it leads to. The tick comes along only where it was for every agreement of the login:
 * the same documents, not just the same number of them.
 */
export const prefillLogin =
  ({ phone, agreedTo }: Prefill): LoginThunk<Promise<void>> =>
  async (dispatch, getState, { environment: { line, projectName, productType } }) => {
    dispatch(loginPrefilled({ phone }))
    if (agreedTo.length === 0) return
    const { data } = await dispatch(remoteConfig.endpoints.getWebConfig.initiate({ projectName, productType }, { subscribe: false }))
    const isSame = agreementNames(line, selectIsDriver(getState())).every((name) => {
      const url = data?.agreements[name]
      return typeof url === 'string' && agreedTo.includes(url)
    })
    // It is slow, and a user who types another number meanwhile has a login of their own.
    if (isSame && selectLogin(getState()).phone === toPhone(phone)) dispatch(loginPrefilled({ phone: '', hasAgreed: true }))
  }
