import { toShortYuan, toYuan } from '@/lib/money'

/** Whole yuan as short as they are chosen, any other amount with both decimals, as the balance over it has them. */
export const amountText = (cents: number): string => (cents % 100 === 0 ? toShortYuan : toYuan)(cents)
