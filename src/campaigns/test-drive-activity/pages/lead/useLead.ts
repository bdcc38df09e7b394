import { useCallback, useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { useLocation } from 'react-router'
import { useNavigate } from '@/lib/useNavigate'
import type { LivePage } from '@/blocks/definePage'
import { isAgreementMissing } from '@/blocks/form/protocol'
import { useUnsavedGuard } from '@/blocks/form/useUnsavedGuard'
import { selectEntry } from '@/features/entry'
import { selectIsLoggedIn, type WithSession } from '@/features/session'
import { leadAgreed, leadEdited, leadLeft, leadValidated, selectTestDrive, useDrafts, type WithTestDrive } from '@/features/testDrive'
import { parseConfig } from '@/lib/pageConfig'
import { useIsShown } from '@/lib/useIsShown'
import { toast } from '@/ui/feedback/toast'
import { useChannel } from '../../activity/channel'
import { followLink } from '../../activity/followLink'
import { isExitRoute, PATH } from '../../activity/paths'
import { useActivity } from '../../activity/useActivity'
import { useLoginLauncher } from '../../activity/useLoginLauncher'
import { useShare } from '../../activity/useShare'
import { leadConfig } from '../../config'
import { useGetTestDriveDealerListQuery, useSubmitTestDriveMutation } from '../../endpoints'
import { testDriveMessages } from '../../messages'
import type { Dealers } from '../../model'
import { toLeadRequest } from '../../requests'
import { REQUIRED_OF_LEAD, invalidLeadFields } from '../../rules/formRules'
import { leadOutcome } from '../../rules/leadOutcome'
import { configWith } from '../frame/configWith'
import { useFilledPhone } from '../form/useFilledPhone'
import type { DealerTree, LeadActions, LeadData } from './leadData'

export function useLead(): LivePage<LeadData, LeadActions> {
  const activity = useActivity()
  const sourceId = activity.status === 'ready' ? activity.sourceId : null
  const { cityCode, passengerChannel } = useSelector(selectEntry)
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { lead, hasAgreedToLead, leadUuid } = useDrafts(sourceId)
  const store = useStore<WithTestDrive & WithSession>()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { search } = useLocation()
  const dealers = useGetTestDriveDealerListQuery({ sourceId: sourceId ?? '', cityCode: cityCode ?? '' }, { skip: sourceId === null })
  const [leave] = useSubmitTestDriveMutation()
  const channel = useChannel()
  const [step, setStep] = useState<'writing' | 'sending' | 'done' | 'loggingIn'>('writing')
  const isSending = useRef(false)
  const isShown = useIsShown()
  // The lead is left, with the login or without.
  const logIn = useLoginLauncher(() => setStep('done'))

  const fill = useCallback((phone: string) => void dispatch(leadEdited({ field: 'phone', value: phone, isGiven: true })), [dispatch])
  useFilledPhone(lead.phone.value, fill)
  useUnsavedGuard({
    isDirty: () => {
      const { name, phone, province } = selectTestDrive(store.getState()).lead
      return name.value !== '' || province.value !== '' || (phone.value !== '' && !phone.isGiven)
    },
    mayGoTo: isExitRoute,
  })
  // The app's own login leaves this page where it is.
  useEffect(() => {
    if (step === 'loggingIn' && isLoggedIn && leadUuid !== null) void navigate(PATH.end + search, { replace: true })
  }, [step, isLoggedIn, leadUuid, navigate, search])

  const pageConfigs = activity.status === 'ready' ? activity.page.pageConfigs : undefined
  const rawConfig = configWith(pageConfigs?.['userPageConfig'], { cornerShare: pageConfigs?.['leaveMsgCornerShare'], endPop: pageConfigs?.['endPopPageConfig'] })
  const { protocolContent, cornerShare } = parseConfig(leadConfig, rawConfig).config
  const { share } = useShare(PATH.lead, sourceId, pageConfigs && cornerShare)

  if (activity.status !== 'ready') return activity
  const { page } = activity

  const follow = (uuid: string) => {
    const outcome = leadOutcome({ ...page.rule, isLoggedIn: selectIsLoggedIn(store.getState()) })
    dispatch(leadLeft({ uuid: outcome.to === 'end' || outcome.to === 'login' ? uuid : null }))
    if (!isShown.current) return
    setStep('writing')
    if (outcome.to === 'end') return void navigate(PATH.end + search, { replace: true })
    if (outcome.to === 'modal') return setStep('done')
    if (outcome.to === 'link') return followLink(outcome.url, navigate)
    setStep('loggingIn')
    logIn({ to: PATH.end + search, isPageDone: true })
  }

  const submit = async () => {
    const { lead: form, hasAgreedToLead: hasAgreed } = selectTestDrive(store.getState())
    const wrong = invalidLeadFields(form)
    dispatch(leadValidated({ fields: REQUIRED_OF_LEAD, wrong }))
    const lacksAgreement = isAgreementMissing(protocolContent, hasAgreed)
    if (lacksAgreement) toast.warning(testDriveMessages.read().form.agree)
    if (wrong.length > 0 || lacksAgreement || isSending.current) return
    isSending.current = true
    setStep('sending')
    const { data: uuid } = await leave(toLeadRequest(page.activity, form, passengerChannel))
    isSending.current = false
    if (uuid === undefined) setStep('writing')
    else follow(uuid)
  }

  const actions: LeadActions = {
    edit: (field, value) => dispatch(leadEdited({ field, value })),
    agree: (hasAgreed) => dispatch(leadAgreed(hasAgreed)),
    submit,
    reloadDealers: () => void dealers.refetch(),
    close: () => setStep('writing'),
    share,
  }
  const data: LeadData = { form: lead, hasAgreed: hasAgreedToLead, isBusy: step === 'sending', channel, dealers: toTree(dealers), isDone: step === 'done' }
  return { status: 'ready', rawConfig, data, actions }
}

function toTree({ data, isFetching }: { readonly data?: Dealers | undefined; readonly isFetching: boolean }): DealerTree {
  if (data) return { status: 'ready', provinces: data }
  return { status: isFetching ? 'loading' : 'failed' }
}
