import type { EmptyPageOptions } from '@/blocks/empty/emptyPage'
import { useActivityPage } from '@/blocks/useActivityPage'
import { useMessages } from '@/lib/i18n'
import type { PageError } from '@/services/candle'
import { useQueryRedEnvelopePageQuery } from './api'
import { DryNight } from './art/DryNight'
import { CONDITION, NEXT_OPEN } from './fixtures'
import { rainMessages } from './messages'

const useTexts = () => useMessages(rainMessages)

/** What the page call says of this user, also with its refusal. */
function useStanding() {
  // oxlint-disable-next-line react/hooks -- a campaign has one page call
  const { page, error } = useActivityPage(useQueryRedEnvelopePageQuery)
  return (error as PageError<NonNullable<typeof page>> | undefined)?.carried ?? page
}

export const soldOut: EmptyPageOptions = { useTexts: () => useTexts().empty, Art: DryNight, leadsTo: 'app' }

export const tomorrow: EmptyPageOptions = {
  useTexts: () => useTexts().tomorrow,
  Art: DryNight,
  leadsTo: 'ride',
  fact: { useLabel: () => useTexts().tomorrow.next, useText: () => useStanding()?.nextOpenAt, sample: NEXT_OPEN },
}

export const unqualified: EmptyPageOptions = {
  useTexts: () => useTexts().unqualified,
  Art: DryNight,
  leadsTo: 'ride',
  fact: { useLabel: () => useTexts().unqualified.condition, useText: () => useStanding()?.condition, sample: CONDITION },
}
