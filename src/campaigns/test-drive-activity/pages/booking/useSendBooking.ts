import { useDispatch, useStore } from 'react-redux'
import { isBusinessError } from '@/api/errors/apiError'
import { describeError } from '@/api/errors/describeError'
import { CODE } from '@/api/errors/errorCodes'
import { toastError } from '@/api/errors/toastError'
import { apiMessages } from '@/api/messages'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { bookingEdited, bookingPlaced, selectTestDrive, type BookingForm, type WithTestDrive } from '@/features/testDrive'
import { currentPosition, type Position } from '@/lib/device/currentPosition'
import { useIsStillHere } from '@/lib/history/useIsStillHere'
import { useWaitForOverlaysClosed } from '@/lib/history/useWaitForOverlaysClosed'
import { useMountedRef } from '@/lib/page/useMountedRef'
import { useSingleFlight } from '@/lib/useSingleFlight'
import { toast, TOAST_MS } from '@/ui/feedback/toast'
import { uiMessages } from '@/ui/messages'
import { openWordedDialog } from '@/ui/overlay/openWordedDialog'
import { orderNoOf, usePassengerAppointmentTestDriveMutation, type BookingRequest } from '../../api'
import { testDriveMessages } from '../../messages'
import { ORDER_PAGE } from '../../rules/route'

/** Sends the draft, once at a time, and does what the answer asks for (spec 2 §4, §8). `onTimeTaken`: the time was another user's meanwhile, and a new one is to be chosen. */
export function useSendBooking(onTimeTaken: (time: string) => void): { readonly isBusy: boolean; readonly send: (sourceId: string) => Promise<void> } {
  // One call for all mounts of the form, also of another activity's: a user who leaves it and comes back finds it busy while the call runs.
  const [call, { isLoading }] = usePassengerAppointmentTestDriveMutation({ fixedCacheKey: 'booking' })
  const store = useStore<WithTestDrive>()
  const dispatch = useDispatch()
  const { open } = useCampaignNavigate()
  const { isBusy, run } = useSingleFlight()
  const isMounted = useMountedRef()
  const uncovered = useWaitForOverlaysClosed()
  const isStillHere = useIsStillHere()

  const showOrder = async (sourceId: string, orderNo: string) => {
    // The guard of what is unsent has an entry on top of this one, which goes with the draft.
    await uncovered()
    // The form of another activity may stand here by now, with a draft of its own.
    if (selectTestDrive(store.getState()).sourceId !== sourceId) return
    dispatch(bookingPlaced())
    // A user who went elsewhere meanwhile is not pulled back; one who has come back to the form goes on.
    if (isStillHere()) open(ORDER_PAGE, { params: { orderNo: orderNo || null }, replace: true })
  }

  /** Gives what is left to say once the button is free again. */
  const book = async (sourceId: string) => {
    const hideLoading = toast.loading(testDriveMessages.read().booking.submitting)
    const { data: orderNo, error } = await call(toRequest(sourceId, selectTestDrive(store.getState()).booking, await currentPosition()))
    hideLoading()
    if (orderNo !== undefined) await showOrder(sourceId, orderNo)
    if (!isBusinessError(error, CODE.bookingExists)) return error
    await toastError(error)
    await new Promise((resolve) => setTimeout(resolve, TOAST_MS))
    return showOrder(sourceId, orderNoOf(error))
  }

  const send = async (sourceId: string) => {
    const { experienceTime } = selectTestDrive(store.getState()).booking
    const error = await run(() => book(sourceId))
    if (!isBusinessError(error, CODE.bookingTimeTaken)) return
    await openWordedDialog(apiMessages, () => ({ title: describeError(error), actions: [{ label: uiMessages.read().gotIt }] }))
    // Only the time that was refused: a form of another activity may stand here by now, or another time in this one.
    const now = selectTestDrive(store.getState())
    if (now.sourceId !== sourceId || now.booking.experienceTime.value !== experienceTime.value) return
    dispatch(bookingEdited({ field: 'experienceTime', value: '' }))
    if (isMounted.current) onTimeTaken(experienceTime.value)
  }
  return { isBusy: isBusy || isLoading, send }
}

/** In the order of spec 2 §3. */
function toRequest(sourceId: string, { name, phone, experienceTime, city, originPoi, carType, ...point }: BookingForm, { lon, lat }: Position): BookingRequest {
  const texts = { name: name.value, phone: phone.value, experienceTime: experienceTime.value, city: city.value, originPoi: originPoi.value, carType: carType.value }
  return { sourceId, ...texts, ...point, orderLat: lat, orderLon: lon }
}
