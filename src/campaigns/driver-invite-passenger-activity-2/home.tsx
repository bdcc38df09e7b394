import { useEffect } from 'react'
import styled from 'styled-components'
import { definePage } from '@/blocks/definePage'
import { ladderFields } from '@/blocks/home/config'
import { homePage, type SectionProps } from '@/blocks/home/homePage'
import { LadderCard, LadderSkeleton } from '@/blocks/home/cards/LadderCard'
import { homeMessages } from '@/blocks/home/messages'
import { useDailyReload } from '@/blocks/home/useDailyReload'
import { TotalCard } from '@/blocks/income/TotalCard'
import { QrEntry, QrEntrySkeleton } from '@/blocks/qrCode/QrEntry'
import type { UsePageQuery } from '@/blocks/useActivityPage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { useMessages } from '@/lib/i18n'
import { toYuan } from '@/lib/money'
import type { ActivityPage } from '@/services/candle'
import { LinkRow } from '@/ui/display/LinkRow'
import { Card } from '@/ui/layout/Card'
import { Scene, Top } from '@/ui/layout/Hero.styles'
import { useQueryDip2PageQuery, type Dip2 } from './api'
import { BackSeat } from './art/BackSeat'
import { SceneAboveWords } from './DriverHero'
import { driverInviteMessages } from './messages'
import { useIsGuest } from './useIsGuest'

export type HomeSectionData = Dip2

/** The tabs lie over the scene; the countdown begins where the words do. */
const DriverHero = styled(SceneAboveWords)`
  ${Top} {
    position: absolute;
    top: 0.25rem;
    right: 0;
    left: 0;
    z-index: 1;
  }

  /* The car's roof grows with the tabs, which would cover the driver's head. */
  ${Scene} {
    border-top: calc(3.5rem - 56px) solid #06402d;
  }
`

/** Nothing is asked for a guest, who is led on. */
const usePage: UsePageQuery<ActivityPage & Dip2> = (arg, options) => {
  const isGuest = useIsGuest()
  return useQueryDip2PageQuery(arg, { ...options, skip: isGuest })
}

const home = homePage({
  usePage,
  toData: ({ ladder, earnings }, isLoggedIn): HomeSectionData => ({ ladder, earnings: isLoggedIn ? earnings : undefined }),
  useExtras: useDailyReload,
  fixtures: async () => (await import('./fixtures')).homeFixtures,
  config: ladderFields,
  useDefaults: () => ({ ladderTitle: useMessages(homeMessages).orderLadder }),
  landing: 'invitee-register',
  rulePage: 'strategy',
  useTexts: () => useMessages(driverInviteMessages).home,
  Hero: DriverHero,
  scene: <BackSeat />,
  Sections,
  SectionsSkeleton,
})

export const page = definePage({
  ...home,
  useLive: () => {
    const isGuest = useIsGuest()
    const { open } = useCampaignNavigate()
    useEffect(() => {
      if (isGuest) open('invitee-register', { replace: true })
      // oxlint-disable-next-line react/exhaustive-deps -- once, with the address that was opened
    }, [isGuest])
    return home.useLive()
  },
})

function SectionsSkeleton() {
  const texts = useMessages(driverInviteMessages).home
  return (
    <>
      <TotalCard label={texts.total} cents={undefined} isLoading />
      <QrEntrySkeleton />
      <LadderSkeleton />
    </>
  )
}

function Sections({ config, data: { earnings, ladder, isLoggedIn, status }, actions }: SectionProps<HomeSectionData, typeof ladderFields>) {
  const texts = useMessages(driverInviteMessages).home
  const open = (path: string) => () => (isLoggedIn ? actions.open(path) : actions.login(path))
  return (
    <>
      <TotalCard label={texts.total} cents={earnings?.total} note={status === 'blacklisted' ? texts.blacklisted : earnings ? texts.today(toYuan(earnings.today)) : texts.loggedOut} />
      {status === 'open' && <QrEntry onOpen={open('qr-code')} />}
      <LadderCard counts="firstOrders" title={config.ladderTitle} ladder={ladder} invited={earnings?.firstOrders ?? 0} isOpen={status === 'open'} />
      <Card>
        <LinkRow label={texts.income} onClick={open('income-list')} />
        <LinkRow label={texts.invites} value={earnings && texts.people(earnings.invited)} onClick={open('invite-list')} />
        <LinkRow label={texts.strategy} onClick={() => actions.open('strategy')} />
      </Card>
    </>
  )
}
