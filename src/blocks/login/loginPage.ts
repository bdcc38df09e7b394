import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { isApiError } from '@/api/apiError'
import { handlingOf } from '@/api/errorPolicy'
import { definePage, type LivePage } from '@/blocks/definePage'
import { selectEntry } from '@/features/entry'
import { AUTO_LOGIN_LIMIT, loadOneClick, selectIsLoggingInByItself, sendCode, submitLogin, useAgreements, useLoginDispatch, useOneClick, type LoginResult } from '@/features/login'
import { parseConfig } from '@/lib/pageConfig'
import { usePatience } from '@/lib/usePatience'
import { useGetLoginPageQuery } from '@/services/candle'
import { loginConfig } from './config'
import { loginFixtures } from './fixtures'
import type { LoginPageActions, LoginPageData } from './loginPageData'
import { LoginSkeleton } from './LoginSkeleton'
import { LoginView } from './LoginView'
import { useAfterLogin } from './useAfterLogin'
import { useArrivalByItself } from './useArrivalByItself'
import { useOverlayEntry } from './useOverlayEntry'

export type LoginPageOptions = {
  /** No agreements on this page, and none to tick (spec 1 §4). */
  readonly isProtocolHidden?: boolean
  /** The hosting page goes on by itself after a login (spec 1 §4, after login, step 5). */
  readonly onSuccess?: (result: LoginResult) => void
}

/** How long the form waits for what marketing set (ms): the looks of a page must not keep people out. */
const COVER_LIMIT = 6_000

/** A login page: the standard one, or one that another page hosts. */
export function loginPage({ isProtocolHidden = false, onSuccess }: LoginPageOptions = {}) {
  return definePage({
    kind: 'login',
    config: loginConfig,
    fixtures: loginFixtures,
    actionNames: ['sendCode', 'logIn', 'logInByCarrier', 'chooseOtherNumber', 'reloadConfig'],
    useLive: (): LivePage<LoginPageData, LoginPageActions> => {
      const dispatch = useLoginDispatch()
      const { sourceId } = useSelector(selectEntry)
      const { data, error, isFetching, refetch } = useGetLoginPageQuery(sourceId === null ? skipToken : { sourceId })
      const agreements = useAgreements()
      const isPatient = usePatience(COVER_LIMIT)
      const goOn = useAfterLogin(onSuccess)
      const isShown = useRef(true)
      useEffect(() => {
        isShown.current = true
        return () => {
          isShown.current = false
        }
      }, [])

      const isLoading = !data && isFetching && !error && isPatient
      const isHostLoggingIn = useSelector(selectIsLoggingInByItself)
      const mayWaitForHost = usePatience(AUTO_LOGIN_LIMIT)
      useArrivalByItself(!isLoading, (result) => goOn(result, parseConfig(loginConfig, data?.config).config))

      const oneClick = useOneClick(true)
      const { gone } = useOverlayEntry(oneClick.isOpen, oneClick.leave)
      // The overlay stays until the next page has come: no glimpse of a form that is not needed any more.
      const [isEnding, setEnding] = useState(false)

      const actions: LoginPageActions = {
        sendCode: () => dispatch(sendCode({ isProtocolHidden })),
        logIn: async (config) => {
          const result = await dispatch(submitLogin({ isProtocolHidden, inviteType: config.inviteType || null }))
          // A person who went elsewhere meanwhile is not pulled back.
          if (result && isShown.current) goOn(result, config)
        },
        logInByCarrier: async (config) => {
          const { logInByCarrier } = await loadOneClick()
          setEnding(true)
          const result = await dispatch(logInByCarrier({ isProtocolHidden, inviteType: config.inviteType || null }))
          if (!result) return setEnding(false)
          await gone()
          if (isShown.current) goOn(result, config)
        },
        chooseOtherNumber: oneClick.leave,
        reloadConfig: () => refetch(),
      }
      const overlay = oneClick.isRunning || isEnding ? 'busy' : oneClick.isOpen ? 'open' : 'closed'
      if (isLoading || (isHostLoggingIn && mayWaitForHost)) return { status: 'loading' }
      if (isLedAway(error)) return { status: 'failed', error, retry: () => void refetch() }
      return { status: 'ready', rawConfig: data?.config, data: { agreements, isProtocolHidden, isConfigMissing: Boolean(error), oneClick: overlay }, actions }
    },
    View: LoginView,
    Skeleton: LoginSkeleton,
  })
}

/** A closed gate or a refused token: another page is on its way. */
function isLedAway(error: unknown): boolean {
  return isApiError(error) && ['gate', 'logout'].includes(handlingOf(error).as)
}
