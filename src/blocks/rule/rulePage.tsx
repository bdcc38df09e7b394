import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { useNavigate } from '@/lib/useNavigate'
import { definePage, type LivePage, type Page } from '@/blocks/definePage'
import { pageConfigOf } from '@/blocks/pageConfigOf'
import { selectEntry } from '@/features/entry'
import { usePageRestored } from '@/lib/usePageRestored'
import { pageConfigApi } from '@/services/candle'
import { ruleConfig } from './config'
import type { RuleActions, RuleData } from './ruleData'
import { RuleView } from './RuleView'

/** The rule of an activity, from its page configuration: `configKey` is `rule` for `rulePageConfig`. */
export function rulePage(configKey = 'rule'): Page<typeof ruleConfig, RuleData, RuleActions> {
  return definePage({ kind: 'rule', config: ruleConfig, fixtures: { default: null }, actionNames: ['leave'], useLive: () => useRule(configKey), View: RuleView })
}

function useRule(configKey: string): LivePage<RuleData, RuleActions> {
  const { campaign, sourceId } = useSelector(selectEntry)
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = pageConfigApi.useGetPageConfigsQuery(sourceId ? { sourceId } : skipToken, { refetchOnMountOrArgChange: true })
  const { data, error, isFetching, isUninitialized, refetch } = asked
  usePageRestored(() => {
    if (!isUninitialized) void refetch()
  })
  if (data === undefined && error && !isFetching) return { status: 'failed', error, retry: () => void refetch() }
  if (data === undefined && !isUninitialized) return { status: 'loading' }
  return { status: 'ready', rawConfig: pageConfigOf(data, configKey), data: null, actions: { leave: () => void navigate({ pathname: `/${campaign ?? ''}`, search }) } }
}
