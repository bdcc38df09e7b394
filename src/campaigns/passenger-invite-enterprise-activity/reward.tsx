import styled from 'styled-components'
import { definePage } from '@/blocks/definePage'
import { TotalCard } from '@/blocks/income/TotalCard'
import { Heading } from '@/blocks/list/ListView.styles'
import { recordPage, type RecordBodyProps } from '@/blocks/record/recordPage'
import { useMessages } from '@/lib/i18n'
import { box, image } from '@/lib/pageConfig'
import { Price } from '@/ui/display/figures/Price'
import { Picture } from '@/ui/display/Picture'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { fontSize, neutral, radius, themed } from '@/ui/theme'
import { useQueryPieRewardTotalQuery, type RewardTotal } from './api'
import { totalFixtures } from './fixtures'
import { pieMessages } from './messages'

const fields = { heroImage: image('头图') }

const HeroImage = styled.div`
  margin-bottom: 0.75rem;
  border-radius: ${radius.l};
  overflow: hidden;
`

const Tier = styled.li`
  padding: 0.75rem 0;

  & + & {
    border-top: 1px solid ${neutral.line};
  }
`

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  font-size: ${fontSize.base};
  font-weight: 600;

  > :first-child {
    flex: 1 1 5rem;
  }

  > span:nth-child(2) {
    margin-left: 0.75rem;
    color: ${neutral.textSoft};
    font-size: ${fontSize.small};
    font-weight: 400;
  }

  /* At the end of the line, also of the next one where it is too long for the first. */
  > :last-child {
    margin-left: auto;
    padding-left: 0.75rem;
  }
`

/** Its share of the total. */
const Share = styled.div`
  height: 0.375rem;
  margin-top: 0.5rem;
  border-radius: 0.1875rem;
  overflow: hidden;
  background-color: ${themed('primarySoft')};

  > div {
    height: 100%;
    background-color: ${themed('primary')};
  }
`

export const page = definePage({
  ...recordPage<RewardTotal, typeof fields>('reward', {
    fields,
    useRecord: (request, style) => useQueryPieRewardTotalQuery({ request, args: undefined }, style),
    useTexts: () => useMessages(pieMessages).reward,
    Body,
    BodySkeleton,
    backTo: 'reward-list',
    params: [],
    fixtures: totalFixtures,
  }),
  kind: 'reward',
})

/** Marketing's picture, what was earned in all, and the tiers that it is the sum of. */
function Body({ record: { cents, tiers }, title, config: { heroImage } }: RecordBodyProps<RewardTotal, typeof fields>) {
  const texts = useMessages(pieMessages)
  return (
    <>
      <Heading {...box('title')}>{title}</Heading>
      {heroImage && (
        <HeroImage {...box('heroImage')}>
          <Picture src={heroImage} alt="" ratio={343 / 120} />
        </HeroImage>
      )}
      <TotalCard label={texts.earned} cents={cents} />
      <Card title={texts.tiers}>
        <ol>
          {tiers.map(({ stage, companies, cents: part }) => (
            <Tier key={stage}>
              <Line>
                <span>{texts.stages[stage]}</span>
                <span>{texts.tierOf(companies)}</span>
                <Price cents={part} />
              </Line>
              <Share aria-hidden>
                <div style={{ width: `${cents > 0 ? Math.round((part / cents) * 100) : 0}%` }} />
              </Share>
            </Tier>
          ))}
        </ol>
      </Card>
    </>
  )
}

function BodySkeleton({ title }: { readonly title: string }) {
  const { earned, tiers } = useMessages(pieMessages)
  return (
    <>
      <Heading>{title}</Heading>
      <TotalCard label={earned} cents={undefined} isLoading />
      <Card title={tiers}>
        <Skeleton shape="block" height="11.5rem" />
      </Card>
    </>
  )
}
