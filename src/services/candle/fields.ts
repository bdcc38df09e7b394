import { integer, minValue, number, pipe, regex, string } from 'valibot'

/** Integer cents; `debt` may be negative after an overpayment. */
export const debt = pipe(number(), integer())
export const cents = pipe(debt, minValue(0))
export const count = pipe(number(), integer(), minValue(0))
/** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
export const time = pipe(string(), regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/))
