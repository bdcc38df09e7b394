import { useState } from 'react'
import type { UsePageQuery } from '@/blocks/useActivityPage'
import type { ActivityPage, AddressArgs, CallArg } from '@/services/candle'
import { useQueryGroupRechargePageQuery, type GroupPage } from './api'

/** The address names a group, or none. */
export const GROUP = ['groupNo'] as const

/**
 * The page call. What was said of the address before says nothing of the group that is named now: until that is known the page loads, or has failed, and
 * does not say that there is no such group. The group of that reply stays where the address names it: that is how the user's own comes to its address. To this user
 * it is an answer, also where the call by its number fails.
 */
export const useGroupPage: UsePageQuery<ActivityPage & GroupPage, AddressArgs<'groupNo'>> = (arg, options) => {
  const { request, args } = arg as CallArg<AddressArgs<'groupNo'>>
  const { groupNo } = args
  const asked = useQueryGroupRechargePageQuery(arg, options)
  const [answered, setAnswered] = useState({ request, groupNo })
  if (asked.currentData && (answered.groupNo !== groupNo || answered.request !== request)) setAnswered({ request, groupNo })
  if (answered.groupNo === groupNo) return asked
  if (asked.data?.group?.groupNo !== groupNo) return { ...asked, data: undefined }
  return groupNo !== undefined && answered.request === request ? { ...asked, currentData: asked.data } : asked
}
