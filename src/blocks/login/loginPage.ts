import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { isApiError } from '@/api/apiError'
import { handlingOf } from '@/api/errorPolicy'
import { definePage, type LivePage } from '@/blocks/definePage'
import { selectEntry } from '@/features/entry'
import { sendCode, submitLogin, useAgreements, useLoginDispatch, type LoginResult } from '@/features/login'
import { usePatience } from '@/lib/usePatience'
import { useGetLoginPageQuery } from '@/services/candle'
import { loginConfig } from './config'
import { loginFixtures } from './fixtures'
import type { LoginPageActions, LoginPageData } from './loginPageData'
import { LoginSkeleton } from './LoginSkeleton'
import { LoginView } from './LoginView'
import { useAfterLogin } from './useAfterLogin'

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
    actionNames: ['sendCode', 'logIn', 'reloadConfig'],
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

      const actions: LoginPageActions = {
        sendCode: () => dispatch(sendCode({ isProtocolHidden })),
        logIn: async (config) => {
          const result = await dispatch(submitLogin({ isProtocolHidden, inviteType: config.inviteType || null }))
          // A person who went elsewhere meanwhile is not pulled back.
          if (result && isShown.current) goOn(result, config)
        },
        reloadConfig: () => refetch(),
      }
      if (!data && isFetching && !error && isPatient) return { status: 'loading' }
      if (isLedAway(error)) return { status: 'failed', error, retry: () => void refetch() }
      return { status: 'ready', rawConfig: data?.config, data: { agreements, isProtocolHidden, isConfigMissing: Boolean(error) }, actions }
    },
    View: LoginView,
    Skeleton: LoginSkeleton,
  })
}

/** A closed gate or a refused token: another page is on its way. */
function isLedAway(error: unknown): boolean {
  return isApiError(error) && ['gate', 'logout'].includes(handlingOf(error).as)
}
