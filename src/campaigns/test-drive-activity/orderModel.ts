import { safeParse, type InferOutput } from 'valibot'
import { isApiError } from '@/api/apiError'
import { bookingReply, type orderBannersReply, type OrderReply } from './contract'

export type OrderInShort = { readonly sourceId: string; readonly orderNo: string; readonly statusName: string; readonly time: string; readonly place: string }

export function parseOrderBanners({ bannerOrderList }: InferOutput<typeof orderBannersReply>): readonly OrderInShort[] {
  return (bannerOrderList ?? []).map(({ sourceId, appointmentOrderDetail: { orderNo, orderStatusName, experienceTime, originPoi } }) => ({
    sourceId,
    orderNo,
    statusName: orderStatusName ?? '',
    time: experienceTime ?? '',
    place: originPoi ?? '',
  }))
}

const WAITING = 1

export type Order = {
  readonly hasDuty: number
  readonly orderNo: string
  readonly statusName: string
  /** The backend has not confirmed it yet. */
  readonly isWaiting: boolean
  readonly name: string
  readonly phone: string
  readonly time: string
  readonly place: string
  readonly carType: string
  readonly isInApp: boolean
  readonly canCancel: boolean
}

export function parseOrder(reply: OrderReply): Order {
  const { hasDuty, orderNo, orderStatus, orderStatusName, name, phone, experienceTime, originPoi, carType, goToApp, cancelButton } = reply
  return {
    hasDuty,
    orderNo: orderNo ?? '',
    statusName: orderStatusName ?? '',
    isWaiting: orderStatus === WAITING,
    name: name ?? '',
    phone: phone ?? '',
    time: experienceTime ?? '',
    place: originPoi ?? '',
    carType: carType ?? '',
    isInApp: goToApp === 1,
    canCancel: cancelButton === 1,
  }
}

/** The order that a refused booking names; '' when it names none. */
export function orderNoOf(error: unknown): string {
  const carried = isApiError(error) && error.kind === 'business' ? safeParse(bookingReply, error.data) : undefined
  return carried?.success ? (carried.output.orderNo ?? '') : ''
}
