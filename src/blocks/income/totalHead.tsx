import type { ComponentType } from 'react'
import type { ListHeadProps } from '@/blocks/list/listData'
import { IncomeDayHead } from './IncomeDayHead'
import { TotalCard } from './TotalCard'

/** The head of a list of money: what its rows come to. */
export const totalHead =
  (useLabel: () => string): ComponentType<ListHeadProps> =>
  ({ cents }) => <TotalCard cents={cents} isLoading={cents === undefined} label={useLabel()} />

/** The same over the rows of one day; `useLabel` where the address names none. */
export const dayHead =
  (useLabel: () => string): ComponentType<ListHeadProps> =>
  (head) => <IncomeDayHead {...head} label={useLabel()} />
