import { isRefusal } from '@/api/errors/apiError'
import { CODE } from '@/api/errors/errorCodes'

/** Why a user may not take part, as the address of the page that says so names it. `unmet`: the backend names no reason. */
export const REASONS = ['notDriver', 'cityClosed', 'notInList', 'unmet'] as const

export type NoPermissionReason = (typeof REASONS)[number]

/** What the address says may be anything. */
export const toReason = (text: string | null): NoPermissionReason => REASONS.find((reason) => reason === text) ?? 'unmet'

/** Of -196965, by `data.reason`: 1 no driver, 2 a city that is not open. */
const BY_NUMBER: Readonly<Record<string, NoPermissionReason>> = { 1: 'notDriver', 2: 'cityClosed', 3: 'notInList' }

/** Why a page call turned this user away; undefined for every other failure. */
export function reasonOf(error: unknown): NoPermissionReason | undefined {
  if (!isRefusal(error)) return undefined
  if (error.errCode === CODE.userNotInNameList) return 'notInList'
  if (error.errCode !== CODE.conditionsNotMet) return undefined
  const { reason } = (error.data ?? {}) as { readonly reason?: unknown }
  return BY_NUMBER[String(reason)] ?? 'unmet'
}
