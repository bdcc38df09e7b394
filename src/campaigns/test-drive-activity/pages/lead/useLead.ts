import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { toastError } from '@/api/errors/toastError'
import type { LivePage } from '@/blocks/definePage'
import { checkBeforeSubmit } from '@/blocks/formParts/checkBeforeSubmit'
import { useBringToLogin } from '@/blocks/formParts/useBringToLogin'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { useIntent } from '@/blocks/intent/useIntent'
import { useLoginLauncher } from '@/blocks/intent/useLoginLauncher'
import { selectEntry } from '@/features/entry'
import { selectIsLoggedIn, type WithSession } from '@/features/session'
import { sentShareCard } from '@/features/share'
import { leadAgreed, leadEdited, leadSubmitted, leadValidated, selectTestDrive, useDrafts, type LeadForm, type WithTestDrive } from '@/features/testDrive'
import { useIsStillHere } from '@/lib/history/useIsStillHere'
import { useWaitForOverlaysClosed } from '@/lib/history/useWaitForOverlaysClosed'
import { useMessages } from '@/lib/i18n'
import { parseConfig } from '@/lib/pageConfig'
import { useMountedRef } from '@/lib/page/useMountedRef'
import { useSingleFlight } from '@/lib/useSingleFlight'
import { toast } from '@/ui/feedback/toast'
import { configWith, useActivity, usePageChannel } from '../../activity/useActivity'
import { useActivityLink } from '../../activity/useActivityLink'
import { useShare } from '../../activity/useShare'
import { useGetTestDriveDealerListQuery, useSubmitTestDriveMutation } from '../../api'
import { leadConfig } from '../../config'
import { useClearAbandonedSubmit } from '../../forms/useClearAbandonedSubmit'
import { useContactForm } from '../../forms/useContactForm'
import { testDriveMessages } from '../../messages'
import { leadOutcome } from '../../rules/afterSending'
import { invalidLeadFields, REQUIRED_OF_LEAD } from '../../rules/formRules'
import type { LeadActions, LeadData } from './index'

const END = 'retainedCapital/end'

export function useLead(): LivePage<LeadData, LeadActions> {
  const { pending, page: { activity, rule, pageConfigs }, sourceId } = useActivity()
  const { cityCode, passengerChannel } = useSelector(selectEntry)
  const { lead, hasAgreedToLead } = useDrafts(sourceId)
  const store = useStore<WithTestDrive & WithSession>()
  const dispatch = useDispatch()
  const uncovered = useWaitForOverlaysClosed()
  const isStillHere = useIsStillHere()
  const { addressOf, open } = useCampaignNavigate()
  const follow = useActivityLink()
  const dealers = useGetTestDriveDealerListQuery(sourceId === null ? skipToken : { sourceId, cityCode: cityCode ?? '' })
  // As for a booking: one call for all mounts of the form.
  const [leave, { isLoading }] = useSubmitTestDriveMutation({ fixedCacheKey: 'lead' })
  const channel = usePageChannel()
  const [step, setStep] = useState<'writing' | 'done'>('writing')
  const { isBusy, run } = useSingleFlight()
  const isMounted = useMountedRef()
  // The lead is left, with the login or without.
  const logIn = useLoginLauncher(() => setStep('done'))
  const bringToLogin = useBringToLogin()
  useClearAbandonedSubmit()
  const fillKnownPhone = useContactForm('lead', { fillPhone: (phone) => void dispatch(leadEdited({ field: 'phone', value: phone, isGiven: true })) })

  // The app's own login leaves this page where it is, or loads it anew.
  useIntent(pending === undefined, (path) => open(path, { replace: true }))

  const rawConfig = configWith(pageConfigs['userPageConfig'], { cornerShare: sentShareCard(pageConfigs['leaveMsgCornerShare']), endPop: pageConfigs['endPopPageConfig'] })
  const { protocolContent, cornerShare } = parseConfig(leadConfig, rawConfig).config
  const { share } = useShare('retainedCapital', pending ? undefined : cornerShare, useMessages(testDriveMessages).lead.shared)
  if (pending) return pending

  const goOnAfter = async (uuid: string, phone: string) => {
    // The guard of what is unsent has an entry on top of this one, which goes with the draft.
    await uncovered()
    const outcome = leadOutcome({ ...rule, isLoggedIn: selectIsLoggedIn(store.getState()) })
    // The form of another activity may stand here by now, with a draft of its own.
    const isOurs = selectTestDrive(store.getState()).sourceId === sourceId
    if (isOurs) dispatch(leadSubmitted({ uuid: outcome.to === 'end' || outcome.to === 'login' ? uuid : null }))
    // A user who went elsewhere meanwhile is not pulled back; one who has come back to the form goes on.
    const isHere = isOurs && isStillHere()
    const hasModal = isHere && isMounted.current && outcome.to === 'modal'
    // A user who steps back from the login, or whom a link leads nowhere, has heard that the lead is left.
    if (!hasModal && !(isHere && outcome.to === 'end')) toast.success(testDriveMessages.read().lead.doneTitle)
    if (!isHere) return
    setStep(hasModal ? 'done' : 'writing')
    // Where this page stays, it is for the next lead.
    fillKnownPhone()
    if (outcome.to === 'end') open(END, { replace: true })
    if (outcome.to === 'link') follow(outcome.url)
    if (outcome.to !== 'login') return
    bringToLogin(phone, protocolContent, hasAgreedToLead)
    logIn({ to: addressOf(END), intent: END, isPageDone: true })
  }

  const submit = async () => {
    const { lead: form, hasAgreedToLead: hasAgreed } = selectTestDrive(store.getState())
    const wrong = invalidLeadFields(form)
    dispatch(leadValidated({ fields: REQUIRED_OF_LEAD, wrong }))
    if (!checkBeforeSubmit(wrong, protocolContent, hasAgreed)) return
    // Until the form is cleared: it is not sent twice.
    await run(async () => {
      const { data: uuid } = await leave({ sourceId: activity.sourceId, activityId: activity.activityId, ...valuesOf(form), passengerChannel })
      if (uuid === undefined) return
      // The reward behind the lead is claimed with it.
      if (uuid === '' && rule.rewadConfigMark === 1) await toastError(null)
      else await goOnAfter(uuid, form.phone.value)
    })
  }

  const actions: LeadActions = {
    edit: (field, value) => dispatch(leadEdited({ field, value })),
    agree: (hasAgreed) => dispatch(leadAgreed(hasAgreed)),
    submit,
    reloadDealers: () => void dealers.refetch(),
    close: () => setStep('writing'),
    share,
  }
  const data: LeadData = { form: lead, hasAgreed: hasAgreedToLead, isBusy: isBusy || isLoading, channel, dealers: dealers.data ?? (dealers.isFetching ? undefined : null), isDone: step === 'done' }
  return { status: 'ready', rawConfig, data, actions }
}

const valuesOf = ({ name, phone, province, city, dealer }: LeadForm) => ({ name: name.value, phone: phone.value, province: province.value, city: city.value, dealer: dealer.value })
