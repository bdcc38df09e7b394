import type { ComponentType } from 'react'
import { useMessages } from '@/lib/i18n'
import { daysOfWeek, settlementWeekOf } from '@/lib/time/settlementWeek'
import { NoBreakDates } from '@/ui/display/NoBreakDates'
import { listMessages } from '../messages'
import type { RowProps } from '../RowList'
import * as S from './Row.styles'

/** The same rows with a heading over the first of each settlement week: its days, and the one on which it is settled. `timeOf` and the order as in `monthly`. */
export function weekly<Row>(Plain: ComponentType<RowProps<Row>>, timeOf: (row: Row) => string): ComponentType<RowProps<Row>> {
  const weekOf = (row: Row | undefined) => row && settlementWeekOf(timeOf(row))
  return function WeeklyRow(props: RowProps<Row>) {
    const texts = useMessages(listMessages)
    const week = weekOf(props.row)
    const days = week && week.begin !== weekOf(props.previous)?.begin ? daysOfWeek(week) : undefined
    return (
      <>
        {days && (
          <S.GroupHeading>
            {texts.week(days.first, days.last)}{' '}
            <S.Aside>
              <NoBreakDates>{texts.weekSettled(days.settled)}</NoBreakDates>
            </S.Aside>
          </S.GroupHeading>
        )}
        <Plain {...props} />
      </>
    )
  }
}
