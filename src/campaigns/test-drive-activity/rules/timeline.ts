import type { OrderStatus } from '@/features/testDrive'

export type StepName = 'sent' | 'confirmed' | 'pickUp' | 'done' | 'cancelled'

/** `past`: it has happened. `current`: it comes next. */
export type TimelineStep = { readonly name: StepName; readonly state: 'past' | 'current' | 'ahead' }

const WAY: readonly StepName[] = ['sent', 'confirmed', 'pickUp', 'done']
/** How many steps have happened. */
const BEHIND: Readonly<Record<Exclude<OrderStatus, 'cancelled'>, number>> = { waiting: 1, confirmed: 2, done: 4 }

/** How far an order is, from what it says of itself. Of a cancelled one it is not known whether it had been confirmed; of an unknown status nothing is. */
export function timelineOf(status: OrderStatus | undefined): readonly TimelineStep[] {
  if (status === undefined) return []
  if (status === 'cancelled') return [{ name: 'sent', state: 'past' }, { name: 'cancelled', state: 'past' }]
  const behind = BEHIND[status]
  return WAY.map((name, index) => ({ name, state: index < behind ? 'past' : index === behind ? 'current' : 'ahead' }))
}
