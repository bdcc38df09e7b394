import { createElement, type ComponentType } from 'react'
import { TOTAL_UNKNOWN } from './listData'
import * as S from './RowList.styles'
import { useVirtualRows } from './useVirtualRows'

export type RowProps<Row> = {
  readonly row: Row
  /** The row above, for headings between groups of rows. */
  readonly previous: Row | undefined
  /** Goes to the page of this row, where rows have one. */
  readonly onOpen?: () => void
}

export type RowListProps<Row> = {
  readonly rows: readonly Row[]
  /** The number of rows in all, with the pages not loaded yet; undefined if unknown. */
  readonly total: number | undefined
  readonly keyOf: (row: Row) => string
  readonly Row: ComponentType<RowProps<Row>>
  /** What the rows are, for screen readers. */
  readonly label: string
  readonly onOpen: (row: Row) => void
}

/** Lists that are longer keep only the rows in sight in the document. */
const PLAIN_UP_TO = 60

/** The rows of a list, however many: a short list as it is, a long one through a window. Without the window's code it is a plain list too. */
export function RowList<Row>(props: RowListProps<Row>) {
  const virtualRows = useVirtualRows((props.total ?? props.rows.length) > PLAIN_UP_TO)
  return virtualRows ? createElement(virtualRows, props as RowListProps<unknown>) : <PlainRows {...props} />
}

function PlainRows<Row>({ rows, total, keyOf, Row, label, onOpen }: RowListProps<Row>) {
  return (
    <S.List role="list" aria-label={label}>
      {rows.map((row, index) => (
        <li key={keyOf(row)} aria-setsize={total ?? TOTAL_UNKNOWN} aria-posinset={index + 1}>
          <S.Gap>
            <Row row={row} previous={rows[index - 1]} onOpen={() => onOpen(row)} />
          </S.Gap>
        </li>
      ))}
    </S.List>
  )
}
