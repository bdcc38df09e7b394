import type { InferOutput } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { optionalCents, strictText, text } from '@/lib/reply/fields'

/** Reply of a call for a driver's code: invitations count for `promotorCode`. The server masks name and plate; `qrLink` is its own link, where it has one; `rewardAmount` (cents) waits for the passenger. */
const driverCodeReply = jsonObject({ promotorCode: strictText, driverName: text, plateMask: text, qrLink: text, rewardAmount: optionalCents })

export type DriverCode = { readonly promotorCode: string; /** `王师傅 沪A***12`; '' where the server sends no name. */ readonly name: string; readonly link: string; readonly cents: number | null }

const parseDriverCode = ({ promotorCode, driverName, plateMask, qrLink, rewardAmount }: InferOutput<typeof driverCodeReply>): DriverCode => ({
  promotorCode,
  name: [driverName, plateMask].filter(Boolean).join(' '),
  link: qrLink,
  cents: rewardAmount || null,
})

export const driverCode = { reply: driverCodeReply, parse: parseDriverCode }
