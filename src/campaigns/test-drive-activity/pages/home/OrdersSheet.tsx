import { useMessages } from '@/lib/i18n'
import { Sheet } from '@/ui/overlay/Sheet'
import type { OrderInShort } from '../../api'
import { testDriveMessages } from '../../messages'
import { OrderRow } from './OrderRow'

type OrdersSheetProps = { readonly orders: readonly OrderInShort[]; readonly now: number; readonly isOpen: boolean; readonly onClose: () => void; readonly onOpen: (order: OrderInShort) => void }

/** Slides up with every order in progress (spec 2 §2.1). */
export function OrdersSheet({ orders, now, isOpen, onClose, onOpen }: OrdersSheetProps) {
  const { home } = useMessages(testDriveMessages)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={home.orders}>
      {orders.map((order) => (
        <OrderRow key={order.orderNo} order={order} now={now} onOpen={() => onOpen(order)} />
      ))}
    </Sheet>
  )
}
