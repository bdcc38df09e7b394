import { array, integer, minValue, nullish, number, pipe, string } from 'valibot'
import { jsonObject } from '@/lib/jsonObject'

const count = pipe(number(), integer(), minValue(0))
const words = nullish(string(), '')

/** Reply of queryTestDriveOrderList, body `{ sourceId, tab, pageNo, pageSize }`; tab: 1 in progress, 2 over. `experienceTime` is `YYYY-MM-DD HH:mm:ss`. */
export const orderListReply = jsonObject({
  pageNo: count,
  pageSize: count,
  total: count,
  list: array(jsonObject({ orderNo: string(), sourceId: string(), statusName: words, carType: words, experienceTime: words, originPoi: words })),
})
