import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { isApiError } from '@/api/apiError'
import { handlingOf } from '@/api/errorPolicy'
import { definePage, type LivePage } from '@/blocks/definePage'
import { selectEntry } from '@/features/entry'
import { loadFlows, loadOneClick, selectIsLoggingInByItself, sendCode, submitLogin, useAgreements, useLoginDispatch, useOneClick, type LoginResult, type LoginVariant, type RegisterPath } from '@/features/login'
import { selectIsLoggedIn } from '@/features/session'
import { onFirstTouch } from '@/lib/firstTouch'
import { parseConfig } from '@/lib/pageConfig'
import { usePatience } from '@/lib/usePatience'
import { useGetLoginPageQuery } from '@/services/candle'
import { loginConfig } from './config'
import { fixtureOf, loginFixtures } from './fixtures'
import { loadGoOn } from './loadGoOn'
import type { LoginPageActions, LoginPageData } from './loginPageData'
import { LoginSkeleton } from './LoginSkeleton'
import { LoginView } from './LoginView'
import { useAfterLogin } from './useAfterLogin'
import { useArrivalByItself } from './useArrivalByItself'
import { useDecor } from './useDecor'
import { useLoginVariant } from './useLoginVariant'
import { useOverlayEntry } from './useOverlayEntry'
import { useRegisteredArrival } from './useRegisteredArrival'

export type LoginPageOptions = {
  /** No agreements on this page, and none to tick (spec 1 §4). */
  readonly isProtocolHidden?: boolean
  /** The hosting page goes on by itself after a login (spec 1 §4, after login, step 5). */
  readonly onSuccess?: (result: LoginResult) => void
  /** Invited friends register here: the backend says what becomes of them (steps 6 and 7). */
  readonly registers?: RegisterPath
  readonly variant?: LoginVariant
}

/** How long the form waits for what marketing set (ms): the looks of a page must not keep people out. */
const COVER_LIMIT = 6_000

/** A login page: the standard one, or one that another page hosts. */
export function loginPage({ isProtocolHidden = false, onSuccess, registers, variant: configured = 'standard' }: LoginPageOptions = {}) {
  return definePage({
    kind: 'login',
    config: loginConfig,
    fixtures: { ...loginFixtures, default: fixtureOf[configured] },
    actionNames: ['sendCode', 'logIn', 'logInByCarrier', 'chooseOtherNumber', 'reloadConfig'],
    useLive: (): LivePage<LoginPageData, LoginPageActions> => {
      const dispatch = useLoginDispatch()
      const { sourceId } = useSelector(selectEntry)
      const { data, error, isFetching, refetch } = useGetLoginPageQuery(sourceId === null ? skipToken : { sourceId })
      const variant = useLoginVariant(configured)
      const agreements = useAgreements(variant)
      const isPatient = usePatience(COVER_LIMIT)
      const hasSession = useSelector(selectIsLoggedIn)
      const { goOn, isDeciding } = useAfterLogin({ onSuccess, registers })
      const isShown = useRef(true)
      useEffect(() => {
        isShown.current = true
        const forget = onFirstTouch(() => void Promise.all([loadFlows(), loadGoOn()]).catch(() => undefined))
        return () => {
          isShown.current = false
          forget()
        }
      }, [])

      const isLoading = !data && isFetching && !error && isPatient
      const isHostLoggingIn = useSelector(selectIsLoggingInByItself)
      const hasArrived = useRef(false)
      const arrive = (result: LoginResult) => {
        if (hasArrived.current) return
        hasArrived.current = true
        void goOn(result, parseConfig(loginConfig, data?.config).config)
      }
      useArrivalByItself(!isLoading, arrive)
      useRegisteredArrival(registers !== undefined && !isLoading, arrive)
      const decor = useDecor(data?.config, !isLoading)

      const oneClick = useOneClick(true)
      const { gone } = useOverlayEntry(oneClick.isOpen, oneClick.leave)
      // The overlay stays until the next page has come: no glimpse of a form that is not needed any more.
      const [isEnding, setEnding] = useState(false)

      const actions: LoginPageActions = {
        sendCode: () => dispatch(sendCode({ isProtocolHidden })),
        logIn: async (config) => {
          const result = await dispatch(submitLogin({ isProtocolHidden, inviteType: config.inviteType || null }))
          // A person who went elsewhere meanwhile is not pulled back.
          if (result && isShown.current) await goOn(result, config)
        },
        logInByCarrier: async (config) => {
          const { logInByCarrier } = await loadOneClick()
          setEnding(true)
          const result = await dispatch(logInByCarrier({ isProtocolHidden, inviteType: config.inviteType || null }))
          if (!result) return setEnding(false)
          await gone()
          if (isShown.current) await goOn(result, config)
        },
        chooseOtherNumber: oneClick.leave,
        reloadConfig: () => refetch(),
      }
      const overlay = oneClick.hasLeft ? 'closed' : oneClick.isRunning || isEnding ? 'busy' : oneClick.isOpen ? 'open' : 'closed'
      if (isLoading || isHostLoggingIn || (isDeciding && overlay === 'closed')) return { status: 'loading' }
      if (isLedAway(error, hasSession)) return { status: 'failed', error, retry: () => void refetch() }
      return { status: 'ready', rawConfig: data?.config, data: { agreements, isProtocolHidden, isConfigMissing: Boolean(error), oneClick: overlay, variant, ...decor }, actions }
    },
    View: LoginView,
    Skeleton: LoginSkeleton,
  })
}

/** A closed gate, or a refused token: another page is on its way. Where there is no token to refuse, people must still get in. */
function isLedAway(error: unknown, hasSession: boolean): boolean {
  const handling = isApiError(error) ? handlingOf(error).as : null
  return handling === 'gate' || (handling === 'logout' && hasSession)
}

/** The login page of every campaign that brings none of its own. */
export const page = loginPage()

/** The same by its variant: everybody's, promotion to enterprise, the taxi line's drivers (spec 1 §2). */
export const pages: Readonly<Record<LoginVariant, typeof page>> = {
  standard: page,
  p2e: loginPage({ variant: 'p2e' }),
  'taxi-driver': loginPage({ variant: 'taxi-driver' }),
}
