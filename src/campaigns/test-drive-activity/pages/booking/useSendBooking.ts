import { useRef, useState } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { isBusinessError } from '@/api/apiError'
import { describeError } from '@/api/describeError'
import { CODE } from '@/api/errorCodes'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { bookingEdited, bookingPlaced, selectTestDrive, type BookingForm, type WithTestDrive } from '@/features/testDrive'
import { useIsShown } from '@/lib/useIsShown'
import { toast, TOAST_MS } from '@/ui/feedback/toast'
import { uiMessages } from '@/ui/messages'
import { openDialog } from '@/ui/overlay/openDialog'
import { orderNoOf, usePassengerAppointmentTestDriveMutation, type BookingRequest } from '../../api'
import { testDriveMessages } from '../../messages'
import { ORDER_PAGE } from '../../rules/route'
import { currentPosition, type Position } from './currentPosition'

/** Sends the draft, once at a time, and does what the answer asks for (spec 2 §4, §8). */
export function useSendBooking(): { readonly isBusy: boolean; readonly send: (sourceId: string) => Promise<void> } {
  const [book] = usePassengerAppointmentTestDriveMutation()
  const store = useStore<WithTestDrive>()
  const dispatch = useDispatch()
  const { open } = useCampaignNavigate()
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const isShown = useIsShown()

  const showOrder = (orderNo: string) => {
    dispatch(bookingPlaced())
    // A user who went elsewhere meanwhile is not pulled back.
    if (isShown.current) open(ORDER_PAGE, { params: { orderNo: orderNo || null }, replace: true })
  }

  const settle = async (error: unknown) => {
    if (isBusinessError(error, CODE.bookingExists)) {
      toast.error(describeError(error))
      await new Promise((resolve) => setTimeout(resolve, TOAST_MS))
      return showOrder(orderNoOf(error))
    }
    if (isBusinessError(error, CODE.bookingTimeTaken)) {
      setBusy(false)
      await openDialog({ title: describeError(error), actions: [{ label: uiMessages.read().gotIt }] })
      dispatch(bookingEdited({ field: 'experienceTime', value: '' }))
    }
  }

  const send = async (sourceId: string) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    const hideLoading = toast.loading(testDriveMessages.read().booking.submitting)
    try {
      const { data: orderNo, error } = await book(toRequest(sourceId, selectTestDrive(store.getState()).booking, await currentPosition()))
      hideLoading()
      await (orderNo === undefined ? settle(error) : showOrder(orderNo))
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, send }
}

/** In the order of spec 2 §3. */
function toRequest(sourceId: string, { name, phone, experienceTime, city, originPoi, carType, ...point }: BookingForm, { lon, lat }: Position): BookingRequest {
  const { originLon, originLat, beginAddress, originPoiType } = point
  const texts = { name: name.value, phone: phone.value, experienceTime: experienceTime.value, city: city.value, originPoi: originPoi.value, carType: carType.value }
  return { sourceId, ...texts, originLon, originLat, beginAddress, originPoiType, orderLat: lat, orderLon: lon }
}
