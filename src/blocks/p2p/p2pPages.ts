import { createElement, type FunctionComponent } from 'react'
import { CouponLead } from '@/blocks/coupons/CouponLead'
import { INVITE } from '@/blocks/intent/intent'
import type { ListPageOptions } from '@/blocks/list/listPage'
import type { MiddlePageOptions } from '@/blocks/middle/middlePage'
import type { RegisterLeadProps } from '@/blocks/register/RegisterLead'
import type { RegisterPageOptions } from '@/blocks/register/registerPage'
import type { OutcomeHeroProps } from '@/blocks/result/OutcomeHero'
import type { ResultLook } from '@/blocks/result/resultData'
import type { ResultPageOptions } from '@/blocks/result/resultPage'
import { useMessages } from '@/lib/i18n'
import type { InviteRow } from '@/services/candle'
import type { P2pTab } from './calls'
import type { P2pChoice } from './choice'
import { claimBy } from './claim'
import { invitationFixtures, offerOfSample } from './fixtures'
import { inviteeRoutes } from './inviteeRoutes'
import { p2pMessages } from './messages'

/** The choices for all pages but the home. */
export function p2pPages({ calls, sample, useTexts, FlowHero, appPlace }: P2pChoice) {
  const Hero: FunctionComponent<OutcomeHeroProps> = ({ isGiven: _, isArriving: __, ...words }) => createElement(FlowHero, words)
  const result = (name: 'success' | 'success2' | 'already', look: ResultLook, sampleCents: number | null): ResultPageOptions => ({ look, Hero, appPlace, canInvite: true, sampleCents, useTexts: () => useTexts()[name] })
  const Lead: FunctionComponent<RegisterLeadProps> = ({ offer, rewardText }) => {
    const { reward, friendsWhen } = useTexts()
    return createElement(CouponLead, { offer, rewardText: rewardText || reward, note: friendsWhen })
  }
  const offer = { Hero: FlowHero, Lead, useTexts, sample: offerOfSample(sample) }
  return {
    invitationList: {
      row: 'invite',
      tabs: ['all', 'done'],
      isInTab: ({ status }, tab) => tab === 'all' || status === 'rewarded',
      useRows: (request, tab, style) => calls.useInvites({ request, args: { tab } }, style),
      useTexts: () => useMessages(p2pMessages).list,
      exitRoute: '',
      exitIntent: INVITE,
      fixtures: invitationFixtures(sample),
    } satisfies ListPageOptions<InviteRow, P2pTab>,
    middle: { ...offer, isAsking: true, useLive: claimBy(calls.useInviteeState) } satisfies MiddlePageOptions,
    register: { ...offer, inviteeRoutes } satisfies RegisterPageOptions,
    already: result('already', 'friends', null),
    success: result('success', 'gift', sample.friends),
    success2: result('success2', 'waiting', sample.friends),
  }
}

export type P2pPages = ReturnType<typeof p2pPages>
