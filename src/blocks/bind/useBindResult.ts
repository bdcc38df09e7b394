import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useNavigate } from '@/lib/history/useNavigate'
import { useMountedRef } from '@/lib/page/useMountedRef'
import { bindingPageLeft, useLoginDispatch, type BindOutcome } from '@/features/login'
import { toast } from '@/ui/feedback/toast'
import { resultPath, verifyPath } from './bindAddress'
import { bindPageMessages } from './messages'

/** Shows what a binding came to, in place of the page that asked for it: "back" must not send it again, nor a second tap before the page is gone. */
export function useBindResult(): (outcome: BindOutcome) => void {
  const dispatch = useLoginDispatch()
  const { search } = useLocation()
  const navigate = useNavigate()
  const isMounted = useMountedRef()
  const shown = useRef<BindOutcome['as']>(undefined)
  useEffect(
    () => () => {
      if (shown.current) dispatch(bindingPageLeft(shown.current))
    },
    [dispatch],
  )
  return (outcome) => {
    const { bound } = bindPageMessages.read().result
    // Spec 1 §8, also to a user who went elsewhere meanwhile; the page that comes says so too, and stays.
    if (outcome.as === 'bound') toast.success(bound)
    // No user who went elsewhere is pulled back, and the form's buttons are free again.
    if (!isMounted.current) {
      dispatch(bindingPageLeft(outcome.as))
      return
    }
    shown.current = outcome.as
    void navigate(outcome.as === 'verify' ? verifyPath(search, outcome) : resultPath(search, bound), { replace: true })
  }
}
