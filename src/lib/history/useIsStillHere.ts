import { useLocation } from 'react-router'
import { useHref } from './useNavigate'

/** Whether the user is on this page's path, also after its component has gone: one who left and came back is. */
export function useIsStillHere(): () => boolean {
  const here = useHref(useLocation().pathname)
  return () => window.location.pathname === here
}
