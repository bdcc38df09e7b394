import { integer, minValue, nullish, number, pipe, regex, string, transform, union } from 'valibot'

/** Integer cents; `debt` may be negative after an overpayment. */
export const debt = pipe(number(), integer())
export const cents = pipe(debt, minValue(0))
export const count = pipe(number(), integer(), minValue(0))
/** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
export const time = pipe(string(), regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/))
/** '' where there are none. */
export const words = nullish(string(), '')
/** 1, 2 and so on; the backend's older half writes them as text. 0 where there is none. */
export const mark = pipe(
  nullish(union([number(), string()]), 0),
  transform((value) => Number(value) || 0),
)
