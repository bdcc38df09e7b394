import { useEffect, useEffectEvent } from 'react'
import { useSelector } from 'react-redux'
import { pageHost } from '@/hosts'
import { useEnvironment } from '@/lib/page/environmentContext'
import { lazyChunk } from '@/lib/lazy/lazyChunk'
import { useGetWebConfigQuery, type WebConfig } from '@/services/remoteConfig'
import { isOneClickOpen, isOneClickRunning, loginPageOpened, oneClickLeft } from './oneClickState'
import { selectLogin } from '../loginSelectors'
import { useLoginDispatch } from '../useLoginDispatch'

const offerChunk = lazyChunk(() => import('./offerOneClick'))

export type OneClick = {
  readonly isOpen: boolean
  readonly isRunning: boolean
  /** The person, or a failure, has turned to the phone form. */
  readonly hasLeft: boolean
  /** To the phone form; a run under way is given up. */
  readonly leave: () => void
}

/** Decides in the background whether this visit starts with one-click login (spec 1 §4), and says where it stands. */
export function useOneClick(isLoginMode: boolean): OneClick {
  const { projectName, productType } = useEnvironment()
  const { data } = useGetWebConfigQuery({ projectName, productType })
  const { oneClick, autoLogin } = useSelector(selectLogin)
  const dispatch = useLoginDispatch()
  const openAnew = useEffectEvent(() => {
    if (oneClick.step === 'left') dispatch(loginPageOpened())
  })
  useEffect(() => openAnew(), [])
  const flags = data?.oneClickLogin
  // The user is not asked to log in while the host does it.
  const isUndecided = oneClick.step === 'undecided' && autoLogin.step !== 'running'
  useEffect(() => {
    if (!flags || !isUndecided || !isSwitchedOn(flags)) return
    offerChunk.read().then(
      ({ offerOneClick }) => dispatch(offerOneClick({ flags, isLoginMode })),
      // The phone form is there.
      () => undefined,
    )
  }, [flags, isUndecided, isLoginMode, dispatch])
  return { isOpen: isOneClickOpen(oneClick), isRunning: isOneClickRunning(oneClick), hasLeft: oneClick.step === 'left', leave: () => void dispatch(oneClickLeft()) }
}

/** Where it is not, nothing else has to be known. */
function isSwitchedOn(flags: WebConfig['oneClickLogin']): boolean {
  const { platform } = pageHost()
  return platform !== 'desktop' && flags[platform]
}
