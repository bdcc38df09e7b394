import { useRef, useState } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { useLocation } from 'react-router'
import { useNavigate } from '@/lib/useNavigate'
import { isBusinessError } from '@/api/apiError'
import { describeError } from '@/api/describeError'
import { CODE } from '@/api/errorCodes'
import { bookingEdited, bookingPlaced, selectTestDrive, type WithTestDrive } from '@/features/testDrive'
import { useIsShown } from '@/lib/useIsShown'
import { openDialog } from '@/ui/overlay/openDialog'
import { toast, TOAST_MS } from '@/ui/feedback/toast'
import { orderPath } from '../../activity/paths'
import { usePassengerAppointmentTestDriveMutation } from '../../endpoints'
import { testDriveMessages } from '../../messages'
import { orderNoOf } from '../../orderModel'
import { toBookingRequest } from '../../requests'
import { currentPosition } from './currentPosition'

type Sending = { readonly isBusy: boolean; readonly send: (sourceId: string) => Promise<void> }

/** Sends the draft, once at a time, and does what the answer asks for (spec 2 §4, §8). */
export function useSendBooking(): Sending {
  const [book] = usePassengerAppointmentTestDriveMutation()
  const store = useStore<WithTestDrive>()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const isShown = useIsShown()

  const showOrder = (orderNo: string) => {
    dispatch(bookingPlaced())
    // A person who went elsewhere meanwhile is not pulled back.
    if (isShown.current) void navigate(orderPath(search, orderNo), { replace: true })
  }

  const settle = async (error: unknown) => {
    if (isBusinessError(error, CODE.bookingExists)) {
      toast.error(describeError(error))
      await new Promise((resolve) => setTimeout(resolve, TOAST_MS))
      return showOrder(orderNoOf(error))
    }
    if (isBusinessError(error, CODE.bookingTimeTaken)) {
      setBusy(false)
      await openDialog({ title: describeError(error), actions: [{ label: testDriveMessages.read().booking.gotIt }] })
      dispatch(bookingEdited({ field: 'experienceTime', value: '' }))
    }
  }

  const send = async (sourceId: string) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    const hideLoading = toast.loading(testDriveMessages.read().booking.submitting)
    try {
      const { data: orderNo, error } = await book(toBookingRequest(sourceId, selectTestDrive(store.getState()).booking, await currentPosition()))
      hideLoading()
      await (orderNo === undefined ? settle(error) : showOrder(orderNo))
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, send }
}
