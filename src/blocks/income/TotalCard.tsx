import { figuresFit } from '@/ui/display/figures/figuresFit'
import { Price } from '@/ui/display/figures/Price'
import { Skeleton } from '@/ui/feedback/Skeleton'
import * as S from './Income.styles'

type TotalCardProps = {
  readonly label: string
  /** Integer cents; undefined where it is not known. */
  readonly cents: number | undefined
  readonly isLoading?: boolean
  /** What belongs to the figure: which days, when it is paid. */
  readonly note?: string
}

/** What a driver has earned, in one large figure: over a list of income, and on a home. */
export function TotalCard({ label, cents, isLoading = false, note }: TotalCardProps) {
  return (
    <S.Total aria-label={label}>
      <S.Label>{label}</S.Label>
      <S.Figure style={figuresFit(cents, 9)}>{isLoading ? <Skeleton width="9rem" height="2.5rem" /> : <Price cents={cents} />}</S.Figure>
      {note && <S.Note>{note}</S.Note>}
    </S.Total>
  )
}
