import { skipToken } from '@reduxjs/toolkit/query'
import { createElement, useEffect, useRef, useState, type ComponentType } from 'react'
import { useSelector } from 'react-redux'
import { isApiError } from '@/api/errors/apiError'
import { handlingOf } from '@/api/errors/errorPolicy'
import { definePage, type LivePage } from '@/blocks/definePage'
import { selectEntry } from '@/features/entry'
import { flowsChunk, oneClickChunk, selectIsAutoLoginPending, sendCode, submitLogin, notifyMissingTicket, useAgreements, useLoginDispatch, useOneClick, useResumeWhenLeft, type LoginResult, type LoginVariant, type InviteeRoutes } from '@/features/login'
import { selectIsLoggedIn } from '@/features/session'
import { onFirstTouch } from '@/lib/page/firstTouch'
import { useMountedRef } from '@/lib/page/useMountedRef'
import { useWaitForOverlaysClosed } from '@/lib/history/useWaitForOverlaysClosed'
import { parseConfig } from '@/lib/pageConfig'
import { useHasTimedOut } from '@/lib/time/useHasTimedOut'
import { useGetLoginPageQuery } from '@/services/candle'
import { loginConfig } from './config'
import { fixtureOf, loginFixtures } from './fixtures'
import type { LoginPageActions, LoginPageData } from './loginPageData'
import { LoginSkeleton } from './LoginSkeleton'
import { redirectAfterLoginChunk } from './redirect/redirectAfterLoginChunk'
import { useRedirectAfterLogin } from './redirect/useRedirectAfterLogin'
import { useAutoLoginRedirect } from './redirect/useAutoLoginRedirect'
import { usePageExtras } from './usePageExtras'
import { useLoginVariant } from './useLoginVariant'
import { VariantLoginView } from './VariantLoginView'
import { useLoggedInRedirect } from './redirect/useLoggedInRedirect'

export type LoginPageOptions = {
  /** No agreements on this page, and none to tick (spec 1 §4). */
  readonly isProtocolHidden?: boolean
  /** The hosting page goes on by itself after a login (spec 1 §4, after login, step 5). */
  readonly onSuccess?: (result: LoginResult) => void
  /** Invited friends register here: the backend says what becomes of them (steps 6 and 7). */
  readonly inviteeRoutes?: InviteeRoutes
  readonly variant?: LoginVariant
  /** Who comes as a driver (`userType=2`) gets the drivers' page, on either line. */
  readonly hasDriverVariant?: boolean
  /** What the hosting campaign sets over what marketing has set (`rawConfig`), links included. */
  readonly useConfig?: (rawConfig: unknown) => unknown
  /** What the head shows where marketing has set no picture. */
  readonly Scene?: ComponentType | undefined
}

/** How long the form waits for what marketing set (ms): the looks of a page must not keep people out. */
export const CONFIG_TIMEOUT_MS = 6_000

const asItIs = (rawConfig: unknown): unknown => rawConfig

/** A login page: the standard one, or one that another page hosts. */
export function loginPage({ isProtocolHidden = false, onSuccess, inviteeRoutes, variant: configured = 'standard', hasDriverVariant = false, useConfig = asItIs, Scene }: LoginPageOptions = {}) {
  return definePage({
    kind: 'login',
    config: loginConfig,
    fixtures: { ...loginFixtures, default: fixtureOf[configured] },
    actionNames: ['sendCode', 'logIn', 'logInByCarrier', 'chooseOtherNumber', 'reloadConfig'],
    useLive: (): LivePage<LoginPageData, LoginPageActions> => {
      const dispatch = useLoginDispatch()
      const { sourceId } = useSelector(selectEntry)
      const { data, error, isFetching, refetch } = useGetLoginPageQuery(sourceId === null ? skipToken : { sourceId })
      // oxlint-disable-next-line react/hooks -- a campaign has one way to word its login
      const rawConfig = useConfig(data)
      const variant = useLoginVariant(configured, hasDriverVariant)
      const agreements = useAgreements(variant)
      const hasTimedOut = useHasTimedOut(CONFIG_TIMEOUT_MS)
      const hasSession = useSelector(selectIsLoggedIn)
      const { redirectAfterLogin, isDeciding } = useRedirectAfterLogin({ onSuccess, inviteeRoutes })
      const isMounted = useMountedRef()
      const resumeIfLeft = useResumeWhenLeft()
      useEffect(() => onFirstTouch(() => void Promise.all([flowsChunk.read(), redirectAfterLoginChunk.read()]).catch(() => undefined)), [])

      const isLoading = !data && isFetching && !error && !hasTimedOut
      const isHostLoggingIn = useSelector(selectIsAutoLoginPending)
      useEffect(() => {
        if (!isHostLoggingIn) void dispatch(notifyMissingTicket())
      }, [dispatch, isHostLoggingIn])
      const uncovered = useWaitForOverlaysClosed()
      const hasRedirected = useRef(false)
      const redirect = (result: LoginResult) => {
        if (hasRedirected.current) return
        hasRedirected.current = true
        // Not before the entry of an overlay that the login was sent from is gone.
        void uncovered().then(() => redirectAfterLogin(result, parseConfig(loginConfig, rawConfig).config))
      }
      useAutoLoginRedirect(!isLoading, redirect)
      // Not while the host logs its own user in: that one counts, not the session that was here before.
      useLoggedInRedirect(inviteeRoutes !== undefined && !isLoading && !isHostLoggingIn, redirect)
      const pageExtras = usePageExtras(data, !isLoading)

      const oneClick = useOneClick(true)
      // The overlay stays until the next page has come: no glimpse of a form that is not needed any more.
      const [isEnding, setEnding] = useState(false)
      // Where none has, the page is there again, and its buttons with it.
      const [wasDeciding, setWasDeciding] = useState(isDeciding)
      if (wasDeciding !== isDeciding) {
        setWasDeciding(isDeciding)
        if (!isDeciding) setEnding(false)
      }

      const actions: LoginPageActions = {
        sendCode: () => dispatch(sendCode({ isProtocolHidden })),
        logIn: async (config) => {
          const result = await dispatch(submitLogin({ isProtocolHidden, inviteType: config.inviteType || null }))
          if (!result) return resumeIfLeft()
          // A person who went elsewhere meanwhile is not pulled back.
          if (isMounted.current) await redirectAfterLogin(result, config)
        },
        logInByCarrier: async (config) => {
          const { logInByCarrier } = await oneClickChunk.read()
          setEnding(true)
          const result = await dispatch(logInByCarrier({ isProtocolHidden, inviteType: config.inviteType || null }))
          if (!result) return setEnding(false)
          // The overlay's entry must not be left behind by a link to another document.
          await uncovered()
          if (isMounted.current) await redirectAfterLogin(result, config)
        },
        chooseOtherNumber: oneClick.leave,
        reloadConfig: () => refetch(),
      }
      const overlay = oneClick.hasLeft ? 'closed' : oneClick.isRunning || isEnding ? 'busy' : oneClick.isOpen ? 'open' : 'closed'
      if (isLoading || isHostLoggingIn || (isDeciding && overlay === 'closed')) return { status: 'loading' }
      if (mustLeaveLogin(error, hasSession)) return { status: 'failed', error, retry: () => void refetch() }
      return { status: 'ready', rawConfig, data: { agreements, isProtocolHidden, isConfigMissing: Boolean(error), oneClick: overlay, variant, ...pageExtras }, actions }
    },
    View: (page) => createElement(VariantLoginView, { ...page, configured, Scene }),
    Skeleton: () => createElement(LoginSkeleton, { variant: configured, isProtocolHidden, Scene }),
  })
}

/** A closed gate, or a refused token: another page is on its way. Where there is no token to refuse, people must still get in. */
function mustLeaveLogin(error: unknown, hasSession: boolean): boolean {
  const handling = isApiError(error) ? handlingOf(error).as : null
  return handling === 'gate' || (handling === 'logout' && hasSession)
}
