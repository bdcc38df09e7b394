import { Price } from '@/ui/display/figures/Price'
import { Amount } from './Row.styles'

type RowAmountProps = {
  /** Integer cents. */
  readonly cents: number
  /** The money has arrived. A sum that is only waited for must not look like it. */
  readonly isPaid: boolean
  /** Nothing comes of it any more. */
  readonly isFaded?: boolean
}

/** What a row has brought, or is to bring: without the plus until it is there. */
export const RowAmount = ({ cents, isPaid, isFaded = false }: RowAmountProps) => (
  <Amount $isFaded={isFaded} $isPending={!isPaid}>
    {isPaid && '+'}
    <Price cents={cents} />
  </Amount>
)
