import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useEnvironment } from '@/lib/environmentContext'
import { useGetWebConfigQuery } from '@/services/remoteConfig'
import { selectLogin, useLoginDispatch } from '../loginThunk'
import { offerOneClick } from './offerOneClick'
import { isOneClickOpen, isOneClickRunning, oneClickLeft } from './oneClickState'

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
  const flags = data?.oneClickLogin
  // Nobody is asked to log in while the host does it.
  const isUndecided = oneClick.step === 'undecided' && autoLogin.step !== 'running'
  useEffect(() => {
    if (flags && isUndecided) void dispatch(offerOneClick({ flags, isLoginMode }))
  }, [flags, isUndecided, isLoginMode, dispatch])
  return { isOpen: isOneClickOpen(oneClick), isRunning: isOneClickRunning(oneClick), hasLeft: oneClick.step === 'left', leave: () => void dispatch(oneClickLeft()) }
}
