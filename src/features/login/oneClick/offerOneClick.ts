import { openHost, pageHost } from '@/hosts'
import { selectIsLoggedIn } from '@/features/session'
import type { WebConfig } from '@/services/remoteConfig'
import { selectLogin } from '../loginSelectors'
import type { LoginRoot, LoginThunk } from '../loginThunk'
import { oneClickOffered } from './oneClickState'
import { isOneClickOffered, type OneClickFacts } from './isOneClickOffered'
import { oneClickChunk } from './oneClickChunk'

type Circumstances = { readonly flags: WebConfig['oneClickLogin']; readonly isLoginMode: boolean }

/** Opens the overlay once everything speaks for it and its code is there; the phone form stands there meanwhile, and stays where the code cannot be loaded. */
export const offerOneClick =
  ({ flags, isLoginMode }: Circumstances): LoginThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const host = pageHost()
    const isOffered = (network: OneClickFacts['network']): boolean =>
      selectLogin(getState()).oneClick.step === 'undecided' && isOneClickOffered({ ...personFacts(getState()), flags, isLoginMode, platform: host.platform, network })
    // The host is asked for its network last, because that may take a call into it.
    if (!isOffered('unknown')) return
    const network = await (await openHost(host)).networkKind()
    if (!isOffered(network)) return
    const isThere = await oneClickChunk.read().then(() => true, () => false)
    if (isThere && isOffered(network)) dispatch(oneClickOffered())
  }

function personFacts(state: LoginRoot): Pick<OneClickFacts, 'isLoggedIn' | 'hasBegun'> {
  const { phone, prefilled, code, sms, hasTicked, oneClick } = selectLogin(state)
  const isReturn = oneClick.step === 'undecided' && oneClick.isReturn
  return { isLoggedIn: selectIsLoggedIn(state), hasBegun: !isReturn && (phone !== prefilled || code !== '' || sms.step !== 'idle' || hasTicked || isAtField()) }
}

const isAtField = (): boolean => document.activeElement instanceof HTMLInputElement
