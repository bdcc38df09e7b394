import { openDialog } from '@/ui/overlay/openDialog'
import { payMessages } from './messages'

/** Whether the user wants another order although nobody knows what becomes of this one: it may be paid as well. */
export async function isSureToGiveUp(): Promise<boolean> {
  await payMessages.ready()
  const { title, text, stay, leave } = payMessages.read().giveUp
  return (await openDialog({ title, text, actions: [{ label: leave }, { label: stay, kind: 'primary' }] })) === 0
}
