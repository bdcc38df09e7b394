import { useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { useMountedRef } from '@/lib/page/useMountedRef'
import { useHref, useNavigate } from '@/lib/history/useNavigate'
import { selectEntry, selectIsDriver } from '@/features/entry'
import { useLoginDispatch, type LoginResult, type InviteeRoutes } from '@/features/login'
import { selectIsLoggedIn } from '@/features/session'
import type { Links, RedirectContext } from './redirectAfterLogin'
import { redirectAfterLoginChunk } from './redirectAfterLoginChunk'

type AfterLoginOptions = { readonly onSuccess?: ((result: LoginResult) => void) | undefined; readonly inviteeRoutes?: InviteeRoutes | undefined }

type AfterLogin = {
  readonly redirectAfterLogin: (result: LoginResult, links: Links) => Promise<void>
  /** The backend is being asked where to go, or another document is on its way. */
  readonly isDeciding: boolean
}

/** A link that led to no other document by then has opened an app, say: the page must be there again (ms). */
export const HOLD_MS = 8_000

/** The way on after a login, from this page. */
export function useRedirectAfterLogin({ onSuccess, inviteeRoutes }: AfterLoginOptions): AfterLogin {
  const { campaign: entered, sourceId } = useSelector(selectEntry)
  const campaign = entered ?? ''
  const isDriver = useSelector(selectIsDriver)
  const dispatch = useLoginDispatch()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const base = useHref('/').replace(/\/$/, '')
  const [isDeciding, setDeciding] = useState(false)
  const isMounted = useMountedRef()
  // A session that ends meanwhile, in another tab say, leaves nothing to decide: the form is what goes on.
  const isLoggedIn = useSelector(selectIsLoggedIn)
  if (isDeciding && !isLoggedIn) setDeciding(false)
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hold = (): void => {
    clearTimeout(holding.current)
    setDeciding(true)
    holding.current = setTimeout(() => setDeciding(false), HOLD_MS)
  }
  return {
    isDeciding,
    redirectAfterLogin: async (result, links) => {
      const mustAsk = !onSuccess && (inviteeRoutes !== undefined || isDriver)
      clearTimeout(holding.current)
      if (mustAsk) setDeciding(true)
      const { redirectAfterLogin } = await redirectAfterLoginChunk.read().catch(() => ({ redirectAfterLogin: goHome }))
      await redirectAfterLogin(result, links, { campaign, sourceId, search, state, base, navigate, dispatch, isMounted: () => isMounted.current, hold, onSuccess, inviteeRoutes: inviteeRoutes ?? null, mustAsk })
      // Another page is on its way; where none comes, this one is no last state.
      if (mustAsk) hold()
    },
  }
}

/** Where the code that knows better cannot be loaded: the form has done its work, so the user goes home. */
function goHome(result: LoginResult, _: Links, { campaign, search, isMounted, onSuccess, navigate }: RedirectContext): void {
  if (!isMounted()) return
  if (onSuccess) onSuccess(result)
  else void navigate(`/${campaign}${search}`, { replace: true })
}
