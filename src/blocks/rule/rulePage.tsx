import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { definePage, type LivePage, type Page } from '@/blocks/definePage'
import { pageConfigOf } from '@/blocks/pageConfigOf'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { selectSourceId } from '@/features/entry'
import { useMessages } from '@/lib/i18n'
import { usePageRestored } from '@/lib/page/usePageRestored'
import { pageExtrasApi } from '@/services/candle'
import { ruleConfig } from './config'
import { ruleFixtures } from './fixtures'
import { ruleMessages } from './messages'
import type { RuleActions, RuleData } from './ruleData'
import { RuleSkeleton } from './RuleSkeleton'
import { RuleView } from './RuleView'

/** The rule of an activity, from its page configuration: `configKey` is `rule` for `rulePageConfig`. `exitRoute`: the page of the campaign that it leads out to. */
export function rulePage(configKey: string, exitRoute: string): Page<typeof ruleConfig, RuleData, RuleActions> {
  // Fetched with the page: a text that waits for it alone would be a skeleton once more. The text says so where it cannot be loaded. Not by `sanitiser`, which
  // imports once: the build notes what each page imports, and its document asks for that.
  import('./sanitise').catch(() => undefined)
  return definePage({ kind: 'rule', config: ruleConfig, fixtures: ruleFixtures, useDefaults: useRuleDefaults, actionNames: ['leave'], useLive: () => useRule(configKey, exitRoute), View: RuleView, Skeleton: RuleSkeleton })
}

const useRuleDefaults = () => ({ title: useMessages(ruleMessages).title })

/** A rule is nothing without its configuration: the page waits for it, and a failure counts. */
function useRule(configKey: string, exitRoute: string): LivePage<RuleData, RuleActions> {
  const sourceId = useSelector(selectSourceId)
  const { open } = useCampaignNavigate()
  const { data, error, isFetching, isUninitialized, refetch } = pageExtrasApi.useGetPageConfigQuery(sourceId ? { sourceId, isRequired: true } : skipToken, { refetchOnMountOrArgChange: true })
  usePageRestored(() => {
    if (!isUninitialized) void refetch()
  })
  if (data === undefined && error && !isFetching) return { status: 'failed', error, retry: () => void refetch() }
  if (data === undefined && !isUninitialized) return { status: 'loading' }
  return { status: 'ready', rawConfig: pageConfigOf(data, configKey), data: null, actions: { leave: () => open(exitRoute) } }
}
