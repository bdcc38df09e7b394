import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { useLocation } from 'react-router'
import { useNavigate } from '@/lib/useNavigate'
import type { LivePage } from '@/blocks/definePage'
import { isAgreementMissing } from '@/blocks/form/protocol'
import { useUnsavedGuard } from '@/blocks/form/useUnsavedGuard'
import { selectEntry } from '@/features/entry'
import { selectIsAutoLoginPending } from '@/features/login'
import { selectIsLoggedIn, type WithSession } from '@/features/session'
import { bookingAgreed, bookingEdited, bookingValidated, selectTestDrive, submitPostponed, submitTaken, useDrafts, type WithTestDrive } from '@/features/testDrive'
import { parseConfig } from '@/lib/pageConfig'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import { toast } from '@/ui/feedback/toast'
import { useChannel } from '../../activity/channel'
import { isExitRoute, PATH } from '../../activity/paths'
import { useActivity } from '../../activity/useActivity'
import { useLoginLauncher } from '../../activity/useLoginLauncher'
import { useShare } from '../../activity/useShare'
import { bookingConfig } from '../../config'
import { testDriveMessages } from '../../messages'
import { REQUIRED_OF_BOOKING, invalidBookingFields } from '../../rules/formRules'
import { isTooSoon, timeSlots } from '../../rules/selectableTimes'
import { configWith } from '../frame/configWith'
import { useFilledPhone } from '../form/useFilledPhone'
import type { AddressState } from './addressState'
import type { BookingActions, BookingData } from './bookingData'
import { useSendBooking } from './useSendBooking'

export function useBooking(): LivePage<BookingData, BookingActions> {
  const activity = useActivity()
  const page = activity.status === 'ready' ? activity.page : undefined
  const sourceId = activity.status === 'ready' ? activity.sourceId : null
  const { cityCode } = useSelector(selectEntry)
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const isHostLoggingIn = useSelector(selectIsAutoLoginPending)
  const { booking, hasAgreedToBooking, isSubmitPending } = useDrafts(sourceId)
  const store = useStore<WithTestDrive & WithSession>()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { search } = useLocation()
  const logIn = useLoginLauncher(() => dispatch(submitTaken()))
  const { isBusy, send } = useSendBooking()
  const channel = useChannel()
  const [timesAsked, setTimesAsked] = useState(0)

  const carName = page?.rule.carName ?? ''
  useEffect(() => {
    if (page && booking.carType.value !== carName) dispatch(bookingEdited({ field: 'carType', value: carName }))
  }, [dispatch, page, carName, booking.carType.value])
  const fill = useCallback((phone: string) => void dispatch(bookingEdited({ field: 'phone', value: phone, isGiven: true })), [dispatch])
  useFilledPhone(booking.phone.value, fill)
  useUnsavedGuard({
    isDirty: () => {
      const { name, phone, experienceTime, originPoi } = selectTestDrive(store.getState()).booking
      return name.value !== '' || experienceTime.value !== '' || originPoi.value !== '' || (phone.value !== '' && !phone.isGiven)
    },
    mayGoTo: (pathname) => isExitRoute(pathname) || pathname.replace(/\/$/, '').endsWith(PATH.address),
  })

  // A booking that waits for a login which was given up waits no more.
  const giveUp = useEffectEvent(() => {
    if (isSubmitPending && !isLoggedIn) dispatch(submitTaken())
  })
  useEffect(() => {
    if (!isHostLoggingIn) giveUp()
  }, [isHostLoggingIn])

  const now = () => Date.now() + (page?.clockAhead ?? 0)
  const rawConfig = configWith(page?.pageConfigs['appointmentPageConfig'], { cornerShare: page?.pageConfigs['appointmentCornerShare'] })
  const { protocolContent, cornerShare } = parseConfig(bookingConfig, rawConfig).config
  const { share, linkOf } = useShare(PATH.booking, sourceId, page && cornerShare)

  const submit = () => {
    if (sourceId === null) return
    const { booking: form, hasAgreedToBooking: hasAgreed } = selectTestDrive(store.getState())
    const texts = testDriveMessages.read()
    const wrong = invalidBookingFields(form)
    dispatch(bookingValidated({ fields: REQUIRED_OF_BOOKING, wrong }))
    const lacksAgreement = isAgreementMissing(protocolContent, hasAgreed)
    if (lacksAgreement) toast.warning(texts.form.agree)
    if (wrong.length > 0 || lacksAgreement) return
    if (isTooSoon(parseShanghaiTime(form.experienceTime.value) ?? 0, now())) {
      toast.warning(texts.picker.tooSoon)
      setTimesAsked(timesAsked + 1)
      return
    }
    if (selectIsLoggedIn(store.getState())) return void send(sourceId)
    dispatch(submitPostponed())
    logIn({ to: PATH.booking + search })
  }

  const submitPostponedOne = useEffectEvent(() => {
    // The store is asked, not the last render: an effect that runs twice must find the flag gone.
    if (!selectTestDrive(store.getState()).isSubmitPending) return
    dispatch(submitTaken())
    // Once the page is drawn: a time that has become too close opens its picker.
    setTimeout(submit)
  })
  const isDue = isSubmitPending && isLoggedIn && page !== undefined
  useEffect(() => {
    if (isDue) submitPostponedOne()
  }, [isDue])

  if (activity.status !== 'ready' || !page) return activity.status === 'ready' ? { status: 'loading' } : activity
  const { cities } = page.activity
  const actions: BookingActions = {
    edit: (field, value) => dispatch(bookingEdited({ field, value })),
    agree: (hasAgreed) => dispatch(bookingAgreed(hasAgreed)),
    choosePlace: () => {
      const city = booking.city.value || (cities.find(({ code }) => code === cityCode) ?? cities[0])?.name || ''
      const state: AddressState = { city, beginAddress: booking.originPoi.value, cityList: cities, shareData: { shareLink: linkOf(cornerShare) } }
      void navigate(PATH.address + search, { state })
    },
    submit,
    share,
  }
  const data: BookingData = {
    form: booking,
    hasAgreed: hasAgreedToBooking,
    isBusy,
    channel,
    timesAsked,
    slots: () => timeSlots(now(), page.activity, page.rule.windows, page.rule.limitDay),
    now,
  }
  return { status: 'ready', rawConfig, data, actions }
}
