import type { EmptyPageOptions } from '@/blocks/empty/emptyPage'
import { useMessages } from '@/lib/i18n'
import { DryNight } from './art/DryNight'
import { CONDITION, NEXT_OPEN } from './fixtures'
import { rainMessages } from './messages'
import { useCondition, useIsOver, useEnvelopeStatus } from './useEnvelopeStatus'

const useTexts = () => useMessages(rainMessages)

const back: EmptyPageOptions['back'] = { useTexts: () => useTexts().again, useIsOver }

export const soldOut: EmptyPageOptions = { useTexts: () => useTexts().empty, Art: DryNight, leadsTo: 'app' }

export const tomorrow: EmptyPageOptions = {
  useTexts: () => useTexts().tomorrow,
  Art: DryNight,
  leadsTo: 'ride',
  fact: { useLabel: () => useTexts().tomorrow.next, useText: () => useEnvelopeStatus().standing?.nextOpenAt, sample: NEXT_OPEN },
  back,
}

export const unqualified: EmptyPageOptions = {
  useTexts: () => useTexts().unqualified,
  Art: DryNight,
  leadsTo: 'ride',
  fact: { useLabel: () => useTexts().unqualified.condition, useText: useCondition, sample: CONDITION },
  back,
}
