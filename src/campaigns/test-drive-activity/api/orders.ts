import { check, forward, pipe, safeParse, type InferOutput } from 'valibot'
import { isApiError } from '@/api/apiError'
import { jsonObject } from '@/lib/jsonObject'
import { flag, mark, strictCount, strictText, whole, words } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'

/** `experienceTime` is `YYYY-MM-DD HH:mm:ss`. */
const orderInShort = jsonObject({ orderNo: strictText, orderStatusName: words, experienceTime: words, originPoi: words })

export const orderBannersReply = jsonObject({ bannerOrderList: rows(jsonObject({ sourceId: strictText, appointmentOrderDetail: orderInShort })) })

export type OrderInShort = ReturnType<typeof parseOrderBanners>[number]

export const parseOrderBanners = ({ bannerOrderList }: InferOutput<typeof orderBannersReply>) =>
  bannerOrderList.map(({ sourceId, appointmentOrderDetail: { orderNo, orderStatusName, experienceTime, originPoi } }) => ({
    sourceId,
    orderNo,
    statusName: orderStatusName,
    time: experienceTime,
    place: originPoi,
  }))

/** hasDuty: 0 and 1 an order exists, 2 none. orderStatus: 1 waits to be confirmed, 2 confirmed, 3 done, 4 cancelled. */
export const orderReply = pipe(
  jsonObject({
    hasDuty: whole,
    orderNo: words,
    orderStatus: mark,
    orderStatusName: words,
    name: words,
    phone: words,
    experienceTime: words,
    originPoi: words,
    carType: words,
    /** 1: what follows happens in the app. */
    goToApp: flag,
    cancelButton: flag,
  }),
  forward(check(({ hasDuty, orderNo }) => hasDuty !== undefined || orderNo !== '', 'no answer'), ['hasDuty']),
  forward(check(({ hasDuty = 0, orderNo }) => hasDuty > 1 || orderNo !== '', 'an order without its number'), ['orderNo']),
)

export type Order = ReturnType<typeof parseOrder>

export function parseOrder({ hasDuty = 0, orderNo, orderStatus, orderStatusName, name, phone, experienceTime, originPoi, carType, goToApp, cancelButton }: InferOutput<typeof orderReply>) {
  return { hasDuty, orderNo, statusName: orderStatusName, isWaiting: orderStatus === 1, name, phone, time: experienceTime, place: originPoi, carType, isInApp: goToApp, canCancel: cancelButton }
}

/** rewardFlag 2: the reward has been claimed before. */
export const claimReply = jsonObject({ rewardFlag: strictCount })

/** Also what the refusal -196814 carries. */
export const bookingReply = jsonObject({ orderNo: words })

/** The order that a refused booking names; '' when it names none. */
export function orderNoOf(error: unknown): string {
  const carried = isApiError(error) && error.kind === 'business' ? safeParse(bookingReply, error.data) : undefined
  return carried?.success ? carried.output.orderNo : ''
}

/** `confirmMsg` is what the backend asks before it cancels. Either field may be missing, but one that says nothing at all is no answer. */
export const cancelReply = pipe(
  jsonObject({ confirmMsg: words, hasDuty: whole }),
  forward(check(({ confirmMsg, hasDuty }) => confirmMsg !== '' || hasDuty !== undefined, 'neither confirmMsg nor hasDuty'), ['hasDuty']),
)
