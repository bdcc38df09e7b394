import { openDialog } from '@/ui/overlay/openDialog'
import { payMessages } from './messages'

/** Asks before what might be paid twice: another order although the result of this one is not known (`giveUp`), or a second panel for the same (`payHere`). */
export async function confirmSecondPayment(what: 'giveUp' | 'payHere'): Promise<boolean> {
  await payMessages.ready()
  const { title, text, stay, leave } = payMessages.read()[what]
  return (await openDialog({ title, text, actions: [{ label: leave }, { label: stay, kind: 'primary' }] })) === 0
}
