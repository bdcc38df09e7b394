import { useState } from 'react'
import type { UsePageQuery } from '@/blocks/useActivityPage'
import type { ActivityPage, AddressArgs, CallArg } from '@/services/candle'
import { useQueryGroupRechargePageQuery, type GroupPage } from './api'

/** The address names a group, or none. */
export const GROUP = ['groupNo'] as const

/**
 * The page call. What was said of the address before says nothing of the group that is named now: until that is known the page loads, or has failed, and
 * nobody reads that there is no such group. The group of that reply stays where the address names it: that is how the user's own comes to its address.
 */
export const useGroupPage: UsePageQuery<ActivityPage & GroupPage, AddressArgs<'groupNo'>> = (arg, options) => {
  const { groupNo } = (arg as CallArg<AddressArgs<'groupNo'>>).args
  const asked = useQueryGroupRechargePageQuery(arg, options)
  const [answered, setAnswered] = useState(groupNo)
  if (asked.currentData && answered !== groupNo) setAnswered(groupNo)
  return answered === groupNo || asked.data?.group?.groupNo === groupNo ? asked : { ...asked, data: undefined }
}
