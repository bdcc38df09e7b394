import { pipe, transform, type GenericSchema } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { time, whole } from '@/lib/reply/fields'
import { readRows } from '@/lib/reply/rows'
import { PAGE_SIZE } from './paging'

/** No list is longer. A larger number, as a negative one, is no total. */
const MOST = 1_000_000

/** Reply of every list call, with rows of the given shape. `totalAmount`: cents of all rows of all pages, in lists of money. */
export const pagedReply = <const Row extends GenericSchema>(row: Row) =>
  pipe(
    jsonObject({ pageSize: whole, total: whole, totalAmount: whole, list: readRows(row), serverTime: time }),
    transform(({ pageSize = 0, total = -1, totalAmount: cents, list: { rows, unreadable }, serverTime }) => ({ pageSize: pageSize > 0 ? pageSize : PAGE_SIZE, total: total >= 0 && total <= MOST ? total : undefined, list: rows, unreadable, serverTime, cents })),
  )
