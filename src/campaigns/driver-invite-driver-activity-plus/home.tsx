import { ladderFields } from '@/blocks/home/config'
import { homePage, type SectionProps } from '@/blocks/home/homePage'
import { KeyGrid } from '@/blocks/home/cards/KeyGrid'
import { LadderCard, LadderSkeleton } from '@/blocks/home/cards/LadderCard'
import { homeMessages } from '@/blocks/home/messages'
import { useDailyReload } from '@/blocks/home/useDailyReload'
import { WeekCard } from '@/blocks/income/WeekCard'
import { useMessages } from '@/lib/i18n'
import { useD2dPlusShareCallbackMutation, useQueryD2dPlusPageQuery, type D2d } from './api'
import { RankScene } from './art/RankScene'
import { SignHero } from './art/SignHero'
import { d2dMessages } from './messages'

/** `now`: epoch ms by the server's clock. */
export type HomeSectionData = D2d & { readonly now: number }

export const page = homePage({
  usePage: useQueryD2dPlusPageQuery,
  toData: ({ ladder, earned, serverClockOffset = 0 }, isLoggedIn): HomeSectionData => ({ ladder, earned: isLoggedIn ? earned : undefined, now: Date.now() + serverClockOffset }),
  useExtras: useDailyReload,
  fixtures: async () => (await import('./fixtures')).homeFixtures,
  config: ladderFields,
  useDefaults: () => ({ ladderTitle: useMessages(homeMessages).ladder }),
  landing: 'invitee-register',
  sharePage: 'share',
  useShareCallback: useD2dPlusShareCallbackMutation,
  useTexts: () => useMessages(d2dMessages),
  Hero: SignHero,
  scene: <RankScene />,
  Sections,
  SectionsSkeleton: () => (
    <>
      <WeekCard now={undefined} earned={undefined} />
      <Keys />
      <LadderSkeleton />
    </>
  ),
})

function Sections({ config: { ladderTitle }, data: { now, earned, ladder, status, isLoggedIn }, actions }: SectionProps<HomeSectionData, typeof ladderFields>) {
  const texts = useMessages(d2dMessages)
  return (
    <>
      <WeekCard now={now} earned={earned} notice={status === 'blacklisted' ? texts.blacklisted : ''} />
      <Keys onOpen={isLoggedIn ? actions.open : actions.login} />
      <LadderCard counts="drivers" title={ladderTitle} ladder={ladder} invited={earned?.invited ?? 0} isOpen={status === 'open'} />
    </>
  )
}

const DRAWINGS = {
  'invite-record': ['records', 'M10 9a4 4 0 1 0 8 0 4 4 0 1 0-8 0M5 23c1-6 4-9 9-9s8 3 9 9'],
  'income-list': ['income', 'M14 4a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM10 9l4 5 4-5M14 14v6M10.500 15.500h7'],
  'week-list': ['weeks', 'M5 7h18v17H5zM5 12h18M10 4v5M18 4v5M10 17h3M16 17h2'],
  'history-list': ['history', 'M6 9a9.500 9.500 0 1 1-1.500 5M4 6v5h5M14 9v5l4 3'],
} as const

/** The driver's lists; without `onOpen` their places. */
function Keys({ onOpen }: { readonly onOpen?: (path: string) => void }) {
  const texts = useMessages(d2dMessages)
  return <KeyGrid keys={Object.entries(DRAWINGS).map(([path, [name, drawing]]) => ({ label: texts[name], drawing, onClick: onOpen && (() => onOpen(path)) }))} />
}
