import { createContext, useContext, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type Ref } from 'react'
import { useLocation } from 'react-router'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { saveRowHeights, loadRowHeights } from './rowHeights'
import { TOTAL_UNKNOWN } from './listData'
import type { RowListProps } from './RowList'
import { Gap, List } from './RowList.styles'

type ItemProps = { readonly index: number; readonly style: CSSProperties; readonly ref?: Ref<HTMLLIElement>; readonly children: ReactNode }

const Total = createContext(0)

/** Says where in the whole list it stands, because the document holds only the rows in sight. */
function Item({ index, ...item }: ItemProps) {
  return <li {...item} aria-setsize={useContext(Total)} aria-posinset={index + 1} />
}

type ContainerProps = { readonly style: CSSProperties; readonly ref?: Ref<HTMLUListElement>; readonly children: ReactNode }

const Label = createContext('')

function Container(container: ContainerProps) {
  return <List {...container} role="list" aria-label={useContext(Label)} />
}

export function VirtualRows(props: RowListProps<unknown>) {
  // Another entry of the history is another list, with heights of its own.
  return <Window key={useLocation().key} {...props} />
}

function Window({ rows, total, keyOf, Row, label, onOpen }: RowListProps<unknown>) {
  const { key } = useLocation()
  const handle = useRef<WindowVirtualizerHandle>(null)
  const [heights] = useState(() => loadRowHeights(key))
  useLayoutEffect(() => {
    const { current } = handle
    return () => {
      if (current) saveRowHeights(key, current.cache)
    }
  }, [key])
  return (
    <Total value={total ?? TOTAL_UNKNOWN}>
      <Label value={label}>
        <WindowVirtualizer ref={handle} as={Container} item={Item} data={rows} {...(heights ? { cache: heights } : {})}>
          {(row, index) => (
            <Gap key={keyOf(row)}>
              <Row row={row} previous={rows[index - 1]} onOpen={() => onOpen(row)} />
            </Gap>
          )}
        </WindowVirtualizer>
      </Label>
    </Total>
  )
}
