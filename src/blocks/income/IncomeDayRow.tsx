import type { RowProps } from '@/blocks/list/RowList'
import { useMessages } from '@/lib/i18n'
import type { IncomeDay } from '@/services/candle'
import { Chevron } from '@/ui/display/Chevron'
import { Price } from '@/ui/display/figures/Price'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { neutral } from '@/ui/theme'
import { dayInWords } from './dayInWords'
import * as S from './Income.styles'
import { incomeMessages } from './messages'

/** One day of income: when, from how many orders, how much. Leads to its orders. */
export function IncomeDayRow({ row: { date, orders, cents }, onOpen }: RowProps<IncomeDay>) {
  const texts = useMessages(incomeMessages)
  return (
    <S.Day type="button" onClick={onOpen}>
      <S.When>
        <S.Date>{dayInWords(date, texts)}</S.Date>
        <S.Orders>{texts.orders(orders)}</S.Orders>
      </S.When>
      <S.End>
        <S.Amount>
          +<Price cents={cents} />
        </S.Amount>
        <Chevron colour={neutral.textFaint} />
      </S.End>
    </S.Day>
  )
}

/** Its place. */
export const IncomeDaySkeleton = () => (
  <S.Day as="div">
    <S.When>
      <S.Date>
        <Skeleton shape="text" width="6.5rem" height="1.4em" />
      </S.Date>
      <S.Orders>
        <Skeleton shape="text" width="2.5rem" height="1.4em" />
      </S.Orders>
    </S.When>
    <S.Amount>
      <Skeleton shape="text" width="5.5rem" height="1.3em" />
    </S.Amount>
  </S.Day>
)
