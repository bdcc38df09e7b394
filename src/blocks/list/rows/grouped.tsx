import type { ComponentType } from 'react'
import { useMessages } from '@/lib/i18n'
import { listMessages } from '../messages'
import type { RowProps } from '../RowList'
import * as S from './Row.styles'

type Texts = ReturnType<typeof listMessages.read>

/** The same rows with a heading over the first of each group. `''` is no group. */
const grouped = <Row,>(Plain: ComponentType<RowProps<Row>>, groupOf: (row: Row) => string, headingOf: (texts: Texts, group: string) => string): ComponentType<RowProps<Row>> =>
  function GroupedRow({ row, previous, ...way }: RowProps<Row>) {
    const texts = useMessages(listMessages)
    const group = groupOf(row)
    return (
      <>
        {group && (previous === undefined || groupOf(previous) !== group) && <S.GroupHeading>{headingOf(texts, group)}</S.GroupHeading>}
        <Plain row={row} previous={previous} {...way} />
      </>
    )
  }

/** By month. `timeOf` gives `YYYY-MM-DD ...`; the list is in the order of time. */
export const monthly = <Row,>(Plain: ComponentType<RowProps<Row>>, timeOf: (row: Row) => string) =>
  grouped(
    Plain,
    (row) => timeOf(row).slice(0, 7),
    (texts, group) => texts.month(group.slice(0, 4), group.slice(5)),
  )

/** By day. */
export const daily = <Row,>(Plain: ComponentType<RowProps<Row>>, timeOf: (row: Row) => string) =>
  grouped(
    Plain,
    (row) => timeOf(row).slice(0, 10),
    (texts, group) => texts.day(group.slice(5, 7), group.slice(8)),
  )
