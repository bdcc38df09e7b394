import { useEffect, useEffectEvent, useState } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { LivePage } from '@/blocks/definePage'
import { checkBeforeSubmit } from '@/blocks/formParts/checkBeforeSubmit'
import { useBringToLogin } from '@/blocks/formParts/useBringToLogin'
import { isTooSoon, timeSlots } from '@/campaigns/test-drive-activity/rules/selectableTimes'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { useLoginLauncher } from '@/blocks/intent/useLoginLauncher'
import { selectEntry } from '@/features/entry'
import { selectIsLoggedIn, type WithSession } from '@/features/session'
import { sentShareCard } from '@/features/share'
import { bookingAgreed, bookingEdited, bookingValidated, selectTestDrive, submitPostponed, pendingSubmitTaken, useDrafts, useServerNow, type WithTestDrive } from '@/features/testDrive'
import { useMessages } from '@/lib/i18n'
import { parseConfig } from '@/lib/pageConfig'
import { toast } from '@/ui/feedback/toast'
import { configWith, useActivity, usePageChannel } from '../../activity/useActivity'
import { useShare } from '../../activity/useShare'
import { bookingConfig } from '../../config'
import { useClearAbandonedSubmit } from '../../forms/useClearAbandonedSubmit'
import { useContactForm } from '../../forms/useContactForm'
import { testDriveMessages } from '../../messages'
import { invalidBookingFields, REQUIRED_OF_BOOKING } from '../../rules/formRules'
import { bookingRule } from '../../rules/bookingRule'
import type { AddressState } from '../address'
import type { BookingActions, BookingData } from './index'
import { useSendBooking } from './useSendBooking'

const PATH = 'appointmentDrivingTest'
const ADDRESS = `${PATH}/address`

export function useBooking(): LivePage<BookingData, BookingActions> {
  const { pending, page: { activity, rule, pageConfigs }, sourceId } = useActivity()
  const { cityCode } = useSelector(selectEntry)
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { booking, hasAgreedToBooking, isSubmitPending } = useDrafts(sourceId)
  const store = useStore<WithTestDrive & WithSession>()
  const dispatch = useDispatch()
  const { addressOf, open } = useCampaignNavigate()
  const logIn = useLoginLauncher(() => dispatch(pendingSubmitTaken()))
  const channel = usePageChannel()
  const [timesAsked, setTimesAsked] = useState(0)
  const askTimeAgain = () => setTimesAsked((times) => times + 1)
  // What the backend has refused as full; its windows do not say so.
  const [fullTimes, setFullTimes] = useState<readonly string[]>([])
  const { isBusy, send } = useSendBooking((time) => {
    setFullTimes((times) => [...times, time])
    askTimeAgain()
  })
  const bringToLogin = useBringToLogin()
  useContactForm('booking', {
    fillPhone: (phone) => void dispatch(bookingEdited({ field: 'phone', value: phone, isGiven: true })),
    mayGoTo: (pathname) => pathname.replace(/\/$/, '').endsWith(ADDRESS),
  })

  const { carName } = rule
  const isOtherCar = sourceId !== null && booking.carType.value !== carName
  useEffect(() => {
    if (isOtherCar) dispatch(bookingEdited({ field: 'carType', value: carName }))
  }, [dispatch, isOtherCar, carName])

  useClearAbandonedSubmit()

  const now = useServerNow()
  const rawConfig = configWith(pageConfigs['appointmentPageConfig'], { cornerShare: sentShareCard(pageConfigs['appointmentCornerShare']) })
  const { protocolContent, cornerShare } = parseConfig(bookingConfig, rawConfig).config
  const { share, cardOf } = useShare(PATH, pending ? undefined : cornerShare, useMessages(testDriveMessages).booking.shared)

  const submit = () => {
    if (sourceId === null) return
    const { booking: form, hasAgreedToBooking: hasAgreed } = selectTestDrive(store.getState())
    const wrong = invalidBookingFields(form)
    dispatch(bookingValidated({ fields: REQUIRED_OF_BOOKING, wrong }))
    if (!checkBeforeSubmit(wrong, protocolContent, hasAgreed)) return
    if (isTooSoon(form.experienceTime.value, now(), bookingRule())) {
      toast.warning(testDriveMessages.read().picker.tooSoon)
      askTimeAgain()
      return
    }
    if (selectIsLoggedIn(store.getState())) return void send(sourceId)
    const postpone = () => void dispatch(submitPostponed())
    postpone()
    bringToLogin(form.phone.value, protocolContent, hasAgreed)
    logIn({ to: addressOf(PATH), noteAgain: postpone })
  }

  const submitPostponedOne = useEffectEvent(() => {
    // The store is asked, not the last render: an effect that runs twice must find the flag gone.
    if (!selectTestDrive(store.getState()).isSubmitPending) return
    dispatch(pendingSubmitTaken())
    // Once the page is drawn: a time that has become too close opens its picker.
    setTimeout(submit)
  })
  const isDue = isSubmitPending && isLoggedIn && !pending
  useEffect(() => {
    if (isDue) submitPostponedOne()
  }, [isDue])

  if (pending) return pending
  const actions: BookingActions = {
    edit: (field, value) => dispatch(bookingEdited({ field, value })),
    agree: (hasAgreed) => dispatch(bookingAgreed(hasAgreed)),
    choosePlace: () => {
      // What is sent is chosen already, and its order opens from this page.
      if (isBusy) return
      const { cities } = activity
      const city = booking.city.value || (cities.find(({ code }) => code === cityCode) ?? cities[0])?.name || ''
      const { link, title, desc, imgUrl, mini } = cardOf(cornerShare)
      const state: AddressState = { city, beginAddress: booking.originPoi.value, cityList: cities, shareData: { shareLink: link, shareTitle: title, shareDesc: desc, shareLogo: imgUrl, ...(mini && { mini }) } }
      open(ADDRESS, { state })
    },
    submit,
    share,
  }
  const slots = () => timeSlots(now(), activity, rule.windows, bookingRule(rule.limitDay)).map(({ time, isTooSoon: isNear }) => ({ time, isTooSoon: isNear, isFull: fullTimes.includes(time) }))
  return { status: 'ready', rawConfig, data: { form: booking, hasAgreed: hasAgreedToBooking, isBusy, channel, timesAsked, slots, now }, actions }
}
