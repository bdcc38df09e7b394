import styled from 'styled-components'
import { stepsFields } from '@/blocks/home/config'
import { homePage, type SectionProps } from '@/blocks/home/homePage'
import { NumberedSteps, numberedDefaults } from '@/blocks/home/cards/NumberedSteps'
import { TotalTiles, TotalTilesSkeleton } from '@/blocks/home/cards/TotalTiles'
import { useMessages } from '@/lib/i18n'
import { text } from '@/lib/pageConfig'
import { Notice } from '@/ui/display/Notice'
import { useQueryPiePageQuery, type Pie } from './api'
import { Skyline } from './art/Skyline'
import { pieMessages } from './messages'
import { SizeTowers, SizeTowersSkeleton } from './SizeTowers'
import { SkylineHero } from './art/SkylineHero'

/** A card follows. Where none is before them, they lie over the hero's edge. */
const Tiles = styled.div`
  margin-bottom: 0.5rem;

  &:first-child {
    margin-top: -1rem;
  }
`

const Warning = styled(Notice)`
  margin: 0.75rem 0;
`

const config = { ...stepsFields, sizesTitle: text('规模奖励标题', '', 20) }

export const page = homePage({
  usePage: useQueryPiePageQuery,
  toData: ({ sizes, earned }, isLoggedIn): Pie => ({ sizes, earned: isLoggedIn ? earned : undefined }),
  fixtures: async () => (await import('./fixtures')).homeFixtures,
  config,
  useDefaults: () => {
    const texts = useMessages(pieMessages)
    return { ...numberedDefaults(texts), sizesTitle: texts.sizesTitle }
  },
  // Where the company's contact leaves its details.
  landing: 'land',
  useTexts: () => useMessages(pieMessages),
  Hero: SkylineHero,
  scene: <Skyline />,
  Sections,
  SectionsSkeleton,
})

function Sections({ config: fields, data: { sizes, earned, status, isLoggedIn }, actions }: SectionProps<Pie, typeof config>) {
  const texts = useMessages(pieMessages)
  const open = isLoggedIn ? actions.open : actions.login
  return (
    <>
      <SizeTowers title={fields.sizesTitle || texts.sizesTitle} sizes={sizes} />
      <Tiles>
        <TotalTiles
          totals={[
            { name: texts.companies, words: texts.companyCount(earned ? String(earned.companies) : '--'), onOpen: () => open('reward-list') },
            { name: texts.earned, cents: earned?.cents, onOpen: () => open('reward') },
          ]}
        />
      </Tiles>
      {status === 'blacklisted' && <Warning role="status">{texts.blacklisted}</Warning>}
      <NumberedSteps config={fields} texts={texts} />
    </>
  )
}

function SectionsSkeleton() {
  const { sizesTitle, companies, earned } = useMessages(pieMessages)
  return (
    <>
      <SizeTowersSkeleton title={sizesTitle} />
      <TotalTilesSkeleton names={[companies, earned]} />
    </>
  )
}
