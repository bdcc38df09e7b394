import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useSelector, useStore } from 'react-redux'
import { isBusinessError } from '@/api/errors/apiError'
import { CODE } from '@/api/errors/errorCodes'
import type { LivePage } from '@/blocks/definePage'
import { checkBeforeSubmit } from '@/blocks/formParts/checkBeforeSubmit'
import { isAgreementMissing } from '@/blocks/formParts/protocol'
import { useUnsavedGuard } from '@/blocks/formParts/useUnsavedGuard'
import { useOffer } from '@/blocks/register/useOffer'
import { useOwnHome } from '@/blocks/register/useOwnHome'
import { toActivityRequest } from '@/blocks/useActivityRequest'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { usePageConfig } from '@/blocks/usePageConfig'
import { useExitToHome } from '@/features/activity'
import { collectAgreed, collectEdited, collectCompleted, collectOpened, collectSent, collectValidated, draftOf, isTyped, OTHER_NUMBER, selectCollect, type WithCollect } from '@/features/collect'
import { selectEntry, selectSourceId, type WithEntry } from '@/features/entry'
import { loginPrefilled, selectContextToken, selectIsAutoLoginPending, selectIsOwnLink, sendCode, useAgreements, useLoginDispatch, useResumeWhenLeft, type WithLogin } from '@/features/login'
import { selectSession, selectUserUid, type WithSession } from '@/features/session'
import { parseConfig } from '@/lib/pageConfig'
import { makeRequestId } from '@/lib/requestId'
import { isForcedRoute } from '@/lib/url/appPaths'
import { useSingleFlight } from '@/lib/useSingleFlight'
import { accountOf, needsLogin } from './account'
import type { CollectActions, CollectData, CollectPageOptions } from './collectData'
import { collectConfig } from './config'
import { invalidFields } from './invalidFields'
import { logInByForm } from './logInByForm'
import { sentValues, TICKED } from './sentValues'
import { useInviteType } from './useInviteType'
import { AGREEMENT, useProtocol } from './useProtocol'

/** Pages that the form is led to, or that carry the visit on: its rules. */
const isCarriedOn = (pathname: string): boolean => isForcedRoute(pathname) || /\/rule\/?$/.test(pathname)

type Root = WithCollect & WithLogin & WithEntry & WithSession

/** Any live form that visitors leave: what they type stays in the tab until it is sent, and is sent once. */
export function useCollect(configKey: string, { fields, useWishes, usePicks, useTicks, isLogin, useSubmit, otherPath }: CollectPageOptions): LivePage<CollectData, CollectActions> {
  const form = `${useSelector(selectSourceId) ?? ''}/${configKey}`
  const draft = useSelector((state: WithCollect) => draftOf(selectCollect(state), form))
  const session = useSelector(selectSession)
  const user = useSelector(selectUserUid)
  const isAutoLoginPending = useSelector(selectIsAutoLoginPending)
  const store = useStore<Root>()
  const dispatch = useLoginDispatch()
  const { open } = useCampaignNavigate()
  const { rawConfig } = usePageConfig(configKey)
  const agreements = useAgreements()
  const protocol = useProtocol(parseConfig(collectConfig, rawConfig).config.protocolContent, agreements)
  const offer = useOffer()
  const inviteType = useInviteType(isLogin === true)
  // oxlint-disable-next-line react/hooks -- a form has one call, and each of these or none, for the page's whole life
  const [[leave], wishes, choices, boxes] = [useSubmit(), useWishes?.(true), usePicks?.(), useTicks?.()]
  const [standardWish = ''] = Object.keys(wishes ?? {})
  const picks = Object.keys(choices ?? {})
  const ticks = boxes && Object.keys(boxes.ticks)
  const { isBusy, run } = useSingleFlight()
  const resumeIfLeft = useResumeWhenLeft()
  const current = () => draftOf(selectCollect(store.getState()), form)
  // Settled before they are drawn: no user sees another one's.
  useLayoutEffect(() => void dispatch(collectOpened({ user })), [dispatch, user])
  useUnsavedGuard({ isDirty: () => isTyped(current()), mayGoTo: (pathname) => isCarriedOn(pathname) || pathname.endsWith(`/${otherPath}`) })

  // Who registers by a link is no inviter of it; a form that is only left may be.
  const isOwnLink = useSelector(selectIsOwnLink) && isLogin === true && !isAutoLoginPending
  const ownHome = useOwnHome()
  const wayHome = useExitToHome()
  const leadHome = useEffectEvent(() => void ownHome({ replace: true }))
  useEffect(() => {
    if (isOwnLink) leadHome()
  }, [isOwnLink])

  const judge = (wrong: readonly string[]) => void dispatch(collectValidated({ form, wrong }))
  /** A login hints at its agreement where that stands, and once all else is right (spec 1 §4); other forms ask for it beside what is wrong. */
  const isRight = (names: readonly string[]): boolean => {
    const { values, hasAgreed } = current()
    const invalid = invalidFields(names, values)
    const wrong = isLogin && invalid.length === 0 && isAgreementMissing(protocol, hasAgreed) ? [AGREEMENT] : invalid
    judge(wrong)
    return isLogin ? wrong.length === 0 : checkBeforeSubmit(wrong, protocol, hasAgreed)
  }

  const askForCode = () => {
    if (!isRight(['phone'])) return undefined
    dispatch(loginPrefilled({ phone: current().values['phone'] ?? '' }))
    // The form has an agreement of its own, asked for above (spec 1 §5).
    return dispatch(sendCode({ isProtocolHidden: true }))
  }

  /** The number and its proof, where the form is left without a login. */
  const proof = () => {
    const { phone = '', code = '' } = current().values
    return { phone, smsCode: code, contextToken: selectContextToken(store.getState()) }
  }

  const submit = () => {
    const mustProve = !isLogin || needsLogin(current(), store.getState())
    if (!isRight([...fields, ...picks, ...(mustProve ? ['phone', 'code'] : [])])) return undefined
    return run(async () => {
      const requestId = current().requestId ?? makeRequestId()
      dispatch(collectSent({ form, requestId }))
      if (isLogin && mustProve) {
        const outcome = await dispatch(logInByForm(current(), inviteType))
        if (outcome === 'wrongCode') judge(['code'])
        if (outcome === 'failed') resumeIfLeft()
        if (outcome !== 'loggedIn' || selectIsOwnLink(store.getState())) return
      }
      const args = { ...(isLogin ? {} : proof()), ...sentValues(current(), { fields, picks, ticks, standardWish }) }
      const { data, error } = await leave({ request: visitorRequest(store.getState()), requestId, args })
      if (data) dispatch(collectCompleted({ form, outcome: data.isDuplicate ? 'duplicate' : 'done', receipt: data.receipt ?? '' }))
      if (isBusinessError(error, CODE.wrongCode)) judge(['code'])
    })
  }

  const actions: CollectActions = {
    edit: (field, value) => void dispatch(collectEdited({ form, field, value })),
    agree: (hasAgreed) => {
      dispatch(collectAgreed({ form, hasAgreed }))
      judge(current().wrong.filter((field) => field !== AGREEMENT))
    },
    sendCode: askForCode,
    submit,
    again: () => {
      dispatch(collectCompleted({ form, outcome: 'writing' }))
      if (isLogin) dispatch(collectEdited({ form, field: OTHER_NUMBER, value: TICKED }))
    },
    openOther: () => open(otherPath),
    leave: wayHome,
  }
  if (isLogin && (isAutoLoginPending || isOwnLink)) return { status: 'loading' }
  return { status: 'ready', rawConfig, data: { draft, agreements, offer, isBusy, account: isLogin ? accountOf(draft, session) : '' }, actions }
}

/** It counts for the inviter of the link, never for the visitor's own code. */
const visitorRequest = (state: WithEntry & WithSession) => toActivityRequest(selectEntry(state), { ...selectSession(state), promotorCode: null })
