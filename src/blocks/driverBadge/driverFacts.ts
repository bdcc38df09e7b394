import type { InferOutput } from 'valibot'
import { count, optionalObject, text } from '@/lib/reply/fields'

/** The server masks name and plate. `stars`: tenths, 0 to 50. */
export const driverReply = optionalObject({ driverName: text, plateMask: text, stars: count, years: count, orders: count })

export type DriverFacts = { readonly name: string; readonly plate: string; /** `4.9`; '' where there are none yet. */ readonly stars: string; readonly years: number; readonly orders: number }

export const parseDriver = ({ driverName: name, plateMask: plate, stars, ...counts }: NonNullable<InferOutput<typeof driverReply>>): DriverFacts => ({ name, plate, stars: stars > 0 ? (Math.min(50, stars) / 10).toFixed(1) : '', ...counts })
