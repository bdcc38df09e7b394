import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { loginConfig } from '@/blocks/login/config'
import { selectSourceId } from '@/features/entry'
import { parseConfig } from '@/lib/pageConfig'
import { useGetLoginPageQuery } from '@/services/candle'

const fields = { inviteType: loginConfig.inviteType }

/** What a login that is part of a form reports as its kind of invitation, as the campaign's login page does (spec 1 §3). The form does not wait for it. */
export function useInviteType(isLogin: boolean): number | null {
  const sourceId = useSelector(selectSourceId)
  const { data } = useGetLoginPageQuery(isLogin && sourceId ? { sourceId } : skipToken)
  return parseConfig(fields, data).config.inviteType || null
}
