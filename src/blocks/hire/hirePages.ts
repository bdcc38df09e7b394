import type { CollectPageOptions } from '@/blocks/collect/collectData'
import type { GuidePageOptions } from '@/blocks/guide/guidePage'
import type { NoPermissionPageOptions } from '@/blocks/noPermission/noPermissionPage'
import type { SharePageOptions } from '@/blocks/share/sharePage'
import { useMessages } from '@/lib/i18n'
import { useSubmitWindDriverClueMutation, useWindShareCallbackMutation } from './calls'
import type { HireChoice } from './choice'
import { hireMessages } from './messages'

/** The choices for all pages but the home. */
export function hirePages({ usePage, useTexts, sample, FlowHero, CandidateScene, reasons }: HireChoice) {
  return {
    share: {
      usePage,
      useShareCallback: useWindShareCallbackMutation,
      landing: 'invitee-register',
      sampleCents: sample.giftCents,
      useTexts: () => {
        const { share, card, poster } = useTexts()
        return { ...share, card, poster }
      },
    } satisfies SharePageOptions,
    guide: { useTexts: () => useTexts().guide, leadsTo: 'invitee-register', isOpenToAll: true, Hero: FlowHero } satisfies GuidePageOptions,
    register: {
      fields: ['name', 'city'],
      isLogin: true,
      useTicks: () => {
        const { licences, ticks } = useMessages(hireMessages)
        return { label: licences, ticks }
      },
      useTexts: () => useTexts().register,
      sampleCents: sample.giftCents,
      useSubmit: useSubmitWindDriverClueMutation,
      Scene: CandidateScene,
      otherPath: 'guide',
    } satisfies CollectPageOptions,
    noPermission: { useTexts, ...(reasons && { reasons }) } satisfies NoPermissionPageOptions,
  }
}

export type HirePages = ReturnType<typeof hirePages>
