import type { EmptyData, EmptyPageOptions } from '@/blocks/empty/emptyPage'
import { useActivityPage } from '@/blocks/useActivityPage'
import { useMessages } from '@/lib/i18n'
import type { PageError } from '@/services/candle'
import { useQueryRedEnvelopePageQuery } from './api'
import { DryNight } from './art/DryNight'
import { facts } from './fixtures'
import { rainMessages } from './messages'

const useTexts = () => useMessages(rainMessages)

/** What the page call says of this user, also with its refusal. */
function useStanding() {
  // oxlint-disable-next-line react/hooks -- a campaign has one page call
  const { page, error } = useActivityPage(useQueryRedEnvelopePageQuery)
  return page ?? (error as PageError<NonNullable<typeof page>> | undefined)?.carried
}

const factOf = (label: string, text: string | undefined): EmptyData['fact'] => (text ? { label, text } : undefined)

export const soldOut: EmptyPageOptions = { useTexts: () => useTexts().empty, Art: DryNight, leadsTo: 'app' }

export const tomorrow: EmptyPageOptions = {
  useTexts: () => useTexts().tomorrow,
  Art: DryNight,
  leadsTo: 'ride',
  useFact: () => factOf(useTexts().tomorrow.next, useStanding()?.nextOpenAt),
  sampleFact: facts.next,
}

export const unqualified: EmptyPageOptions = {
  useTexts: () => useTexts().unqualified,
  Art: DryNight,
  leadsTo: 'ride',
  useFact: () => factOf(useTexts().unqualified.condition, useStanding()?.condition),
  sampleFact: facts.condition,
}
