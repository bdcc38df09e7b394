import { useState } from 'react'
import { ladderFields } from '@/blocks/home/config'
import { homePage, type SectionProps } from '@/blocks/home/homePage'
import { LadderCard, LadderSkeleton } from '@/blocks/home/cards/LadderCard'
import { homeMessages } from '@/blocks/home/messages'
import { useDailyReload } from '@/blocks/home/useDailyReload'
import type { Intent } from '@/blocks/intent/intent'
import { Meter } from '@/blocks/income/Meter'
import { LazyQrDialog } from '@/blocks/qrCode/lazyQrDialog'
import { QrEntry, QrEntrySkeleton } from '@/blocks/qrCode/QrEntry'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { LinkRow } from '@/ui/display/LinkRow'
import { Card } from '@/ui/layout/Card'
import { useDipPlusShareCallbackMutation, useQueryDipPlusBarrageQuery, useQueryDipPlusPageQuery, type DipPlus } from './api'
import { Cockpit } from './art/Cockpit'
import { dipPlusMessages } from './messages'
import { CockpitHero } from './CockpitHero'

export type HomeSectionData = DipPlus & {
  /** The code was pressed before the login, and is shown after it. */
  readonly isCodeWanted: boolean
}

const SHOW_CODE: Intent = 'showCode'

/** The login that the code needed is over. */
function useCodeIntent(...call: Parameters<typeof useDailyReload>) {
  const [isCodeWanted, setCodeWanted] = useState(false)
  useDailyReload(...call)
  return { data: { isCodeWanted }, actions: {}, intents: { [SHOW_CODE]: () => setCodeWanted(true) } }
}

export const page = homePage({
  usePage: useQueryDipPlusPageQuery,
  useWinners: useQueryDipPlusBarrageQuery,
  toData: ({ earnings, ...page }, isLoggedIn): HomeSectionData => ({ ladder: page.ladder, perOrder: page.perOrder, inviteeCents: page.inviteeCents, earnings: isLoggedIn ? earnings : undefined, isCodeWanted: false }),
  useExtras: useCodeIntent,
  fixtures: async () => (await import('./fixtures')).homeFixtures,
  config: ladderFields,
  useDefaults: () => ({ ladderTitle: useMessages(homeMessages).orderLadder }),
  landing: 'invitee-register',
  sharePage: 'share',
  useShareCallback: useDipPlusShareCallbackMutation,
  useTexts: () => useMessages(dipPlusMessages),
  Hero: CockpitHero,
  scene: <Cockpit />,
  Sections,
  SectionsSkeleton,
})

type EarnedProps = { readonly data: Pick<HomeSectionData, 'earnings' | 'perOrder'>; readonly notice?: string; readonly isLoading?: boolean }

/** The settlement week under way, as a taximeter. */
function Earned({ data: { earnings, perOrder }, notice = '', isLoading = false }: EarnedProps) {
  const texts = useMessages(dipPlusMessages)
  return (
    <Meter
      label={texts.period}
      cents={earnings?.period}
      days={earnings ? texts.week(earnings.from, earnings.to) : texts.loggedOut}
      note={notice || (perOrder > 0 ? texts.perOrder(toShortYuan(perOrder)) : '')}
      isNotice={notice !== ''}
      stats={[
        { label: texts.today, cents: earnings?.today },
        { label: texts.total, cents: earnings?.total },
        { label: texts.firstOrders, words: texts.people(earnings ? String(earnings.firstOrders) : '--') },
      ]}
      isLoading={isLoading}
    />
  )
}

function SectionsSkeleton() {
  return (
    <>
      <Earned data={{ earnings: undefined, perOrder: 0 }} isLoading />
      <QrEntrySkeleton />
      <LadderSkeleton />
    </>
  )
}

function Sections({ config, data, actions, invite }: SectionProps<HomeSectionData, typeof ladderFields>) {
  const texts = useMessages(dipPlusMessages)
  const { earnings, ladder, link, isLoggedIn, isCodeWanted, status } = data
  const [chosen, setShowing] = useState<boolean>()
  const isShowing = invite !== undefined && (chosen ?? isCodeWanted)
  return (
    <>
      <Earned data={data} notice={status === 'blacklisted' ? texts.share.blacklisted.title : ''} />
      {(invite || !isLoggedIn) && <QrEntry onOpen={() => (isLoggedIn ? setShowing(true) : actions.login(SHOW_CODE))} />}
      <LazyQrDialog isOpen={isShowing} onClose={() => setShowing(false)} link={link} offer={{ name: '', avatar: '', cents: data.inviteeCents }} />
      <LadderCard counts="firstOrders" title={config.ladderTitle} ladder={ladder} invited={earnings?.firstOrders ?? 0} isOpen={status === 'open'} />
      <Card>
        <LinkRow label={texts.profits} onClick={() => actions.open('profit-list')} />
        <LinkRow label={texts.records} value={earnings && texts.people(String(earnings.invited))} onClick={() => actions.open('invitation-list')} />
      </Card>
    </>
  )
}
