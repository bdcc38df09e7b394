import type { ComponentType } from 'react'
import { useMessages } from '@/lib/i18n'
import { listMessages } from '../messages'
import type { RowProps } from '../RowList'
import * as S from './Row.styles'

/** The same rows with a heading over the first of each month. `timeOf` gives `YYYY-MM-DD ...`; the list is in the order of time. */
export function monthly<Row>(Plain: ComponentType<RowProps<Row>>, timeOf: (row: Row) => string): ComponentType<RowProps<Row>> {
  const monthOf = (row: Row) => timeOf(row).slice(0, 7)
  return function MonthlyRow({ row, previous }: RowProps<Row>) {
    const texts = useMessages(listMessages)
    const [year = '', month] = monthOf(row).split('-')
    return (
      <>
        {month && (previous === undefined || monthOf(previous) !== monthOf(row)) && <S.Month>{texts.month(year, month)}</S.Month>}
        <Plain row={row} previous={previous} />
      </>
    )
  }
}
