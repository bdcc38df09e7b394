import styled, { css } from 'styled-components'
import { needLines, type FigureStat } from '@/ui/display/figures/figureStat'
import { figuresFit } from '@/ui/display/figures/figuresFit'
import { lineStat, statFigure } from '@/ui/display/figures/figureStat.styles'
import { Price } from '@/ui/display/figures/Price'
import { NoBreakDates } from '@/ui/display/NoBreakDates'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { font, fontSize, radius, shadow } from '@/ui/theme'

const INK = '#191412'
const LIT = '#ffd84d'
const DIM = '#d9cdbb'

/** A taximeter: lit figures on black, which can be read in full sun. */
const Box = styled.section`
  margin-bottom: 0.75rem;
  padding: 0.875rem 16px 0.25rem;
  border: 0.25rem solid #3a312c;
  border-radius: ${radius.l};
  background-color: ${INK};
  box-shadow: ${shadow.raised};
  color: #ffffff;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  line-height: 1.5;
`

const Title = styled.h2`
  margin-right: 0.75rem;
  font-size: ${fontSize.base};
  font-weight: 600;
`

const Small = styled.span`
  color: ${DIM};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
`

const Figure = styled.div`
  min-height: 3.75rem;
  color: ${LIT};
  font-family: ${font.number};
  font-size: 3.25rem;
  /* Nine figures fit the card, however large letters are. */
  font-size: min(3.25rem, calc((100vw - 5rem) / 4.4));
  line-height: 3.75rem;
`

const Stats = styled.dl<{ $isLines: boolean }>`
  display: flex;
  flex-wrap: wrap;
  margin: 0.375rem -16px 0;
  border-top: 1px solid #4a403a;
  ${({ $isLines }) => $isLines && 'padding: 0.375rem 0;'}
`

/** Where letters are so large that three do not fit, each has a line; so it is where a sum is so long. */
const Stat = styled.div<{ $isLine: boolean }>`
  flex: 1 1 5.5rem;
  min-width: 0;
  padding: 0.5rem 0.25rem;
  text-align: center;

  ${({ $isLine }) =>
    $isLine &&
    css`
      ${lineStat}
      padding: 0.125rem 16px;
    `}
`

const Value = styled.dd`
  ${statFigure}
  line-height: 1.5;
`

type MeterProps = {
  /** What the large figure is; the card is called by it. */
  readonly label: string
  readonly cents: number | undefined
  /** Beside the label: which days. */
  readonly days: string
  /** Under the figure; `isNotice`: something is the matter with the account. */
  readonly note: string
  readonly isNotice?: boolean
  readonly stats: readonly FigureStat[]
  readonly isLoading?: boolean
}

/** A driver's income in the largest figures, and under it what belongs to it. */
export function Meter({ label, cents, days, note, isNotice = false, stats, isLoading = false }: MeterProps) {
  const isLine = needLines(stats)
  return (
    <Box aria-label={label}>
      <Head>
        <Title>{label}</Title>
        <Small>{!isLoading && <NoBreakDates>{days}</NoBreakDates>}</Small>
      </Head>
      <Figure style={figuresFit(cents, 9)}>{isLoading ? <Skeleton width="11rem" height="2.75rem" /> : <Price cents={cents} />}</Figure>
      <Small role={isNotice ? 'status' : undefined}>{note || '\u00a0'}</Small>
      <Stats as={isLoading ? 'div' : 'dl'} $isLines={isLine}>
        {stats.map((stat) => (
          <Stat key={stat.label} $isLine={isLine}>
            <Small as={isLoading ? 'p' : 'dt'}>{stat.label}</Small>
            <Value as={isLoading ? 'div' : 'dd'}>{isLoading ? <Skeleton shape="text" width="4rem" height="1.5em" /> : 'words' in stat ? stat.words : <Price cents={stat.cents} />}</Value>
          </Stat>
        ))}
      </Stats>
    </Box>
  )
}
