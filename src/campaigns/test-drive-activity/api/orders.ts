import { check, forward, pipe, safeParse, type InferOutput } from 'valibot'
import { isApiError } from '@/api/errors/apiError'
import { parseOrderStatus } from '@/features/testDrive'
import { jsonObject } from '@/lib/reply/jsonObject'
import { flag, enumNumber, strictPositiveCount, strictText, whole, text } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'

/** `experienceTime` is `YYYY-MM-DD HH:mm:ss`. */
const orderInShort = jsonObject({ orderNo: strictText, orderStatus: enumNumber, orderStatusName: text, experienceTime: text, originPoi: text })

export const orderBannersReply = jsonObject({ bannerOrderList: rows(jsonObject({ sourceId: strictText, appointmentOrderDetail: orderInShort })) })

export type OrderInShort = ReturnType<typeof parseOrderBanners>[number]

export const parseOrderBanners = ({ bannerOrderList }: InferOutput<typeof orderBannersReply>) =>
  bannerOrderList.map(({ sourceId, appointmentOrderDetail: { orderNo, orderStatus, orderStatusName, experienceTime, originPoi } }) => ({
    sourceId,
    orderNo,
    status: parseOrderStatus(orderStatus, orderStatusName),
    statusName: orderStatusName,
    time: experienceTime,
    place: originPoi,
  }))

/** hasDuty: 0 and 1 an order exists, 2 none. orderStatus: 1 waits to be confirmed, 2 confirmed, 3 done, 4 cancelled; it may be missing, and orderStatusName then says so (待确认, 待试驾, 已完成, 已取消). */
export const orderReply = pipe(
  jsonObject({
    hasDuty: whole,
    orderNo: text,
    orderStatus: enumNumber,
    orderStatusName: text,
    name: text,
    phone: text,
    experienceTime: text,
    originPoi: text,
    carType: text,
    /** Who can be called about it: an adviser or the dealer. */
    contactName: text,
    contactPhone: text,
    /** 1: what follows happens in the app. */
    goToApp: flag,
    cancelButton: flag,
  }),
  forward(check(({ hasDuty, orderNo }) => hasDuty !== undefined || orderNo !== '', 'no answer'), ['hasDuty']),
  forward(check(({ hasDuty = 0, orderNo }) => hasDuty > 1 || orderNo !== '', 'an order without its number'), ['orderNo']),
)

/** A number as a phone dials it; '' where the words are no number, or one that is masked. */
export const toDialable = (written: string): string => (/^\+?\d[\d -]{2,19}$/.test(written) ? written.replace(/[ -]/g, '') : '')

export type Order = ReturnType<typeof parseOrder>

export function parseOrder({ hasDuty = 0, orderNo, orderStatus, orderStatusName, name, phone, experienceTime, originPoi, carType, contactName, contactPhone, goToApp, cancelButton }: InferOutput<typeof orderReply>) {
  const contact = { name: contactName, phone: toDialable(contactPhone) }
  const facts = { name, phone, time: experienceTime, place: originPoi, carType, contact }
  return { hasDuty, orderNo, status: parseOrderStatus(orderStatus, orderStatusName), statusName: orderStatusName, ...facts, isInApp: goToApp, canCancel: cancelButton }
}

/** rewardFlag 2: the reward has been claimed before. */
export const claimReply = jsonObject({ rewardFlag: strictPositiveCount })

/** Also what the refusal -196814 carries. */
export const bookingReply = jsonObject({ orderNo: text })

/** The order that a refused booking names; '' when it names none. */
export function orderNoOf(error: unknown): string {
  const carried = isApiError(error) && error.kind === 'business' ? safeParse(bookingReply, error.data) : undefined
  return carried?.success ? carried.output.orderNo : ''
}

/** `confirmMsg` is what the backend asks before it cancels. Either field may be missing, but one that says nothing at all is no answer. */
export const cancelReply = pipe(
  jsonObject({ confirmMsg: text, hasDuty: whole }),
  forward(check(({ confirmMsg, hasDuty }) => confirmMsg !== '' || hasDuty !== undefined, 'neither confirmMsg nor hasDuty'), ['hasDuty']),
)
