import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useNavigate } from '@/lib/history/useNavigate'
import { useIsShown } from '@/lib/page/useIsShown'
import { bindingPageLeft, useLoginDispatch, type BindOutcome } from '@/features/login'
import { toast } from '@/ui/feedback/toast'
import { resultPath, verifyPath } from './bindAddress'
import { bindPageMessages } from './messages'

/** Shows what a binding came to, in place of the page that asked for it: "back" must not send it again, nor a second tap before the page is gone. */
export function useBindResult(): (outcome: BindOutcome) => void {
  const dispatch = useLoginDispatch()
  const { search } = useLocation()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const shown = useRef<BindOutcome['as']>(undefined)
  useEffect(
    () => () => {
      if (shown.current) dispatch(bindingPageLeft(shown.current))
    },
    [dispatch],
  )
  return (outcome) => {
    // A user who went elsewhere meanwhile is not pulled back, and finds the form's buttons free.
    if (!isShown.current) {
      dispatch(bindingPageLeft(outcome.as))
      return
    }
    shown.current = outcome.as
    const { bound } = bindPageMessages.read().result
    // Spec 1 §8; the page that comes says so too, and stays.
    if (outcome.as === 'bound') toast.success(bound)
    void navigate(outcome.as === 'verify' ? verifyPath(search, outcome) : resultPath(search, bound), { replace: true })
  }
}
