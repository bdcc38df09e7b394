import { openWordedDialog } from '@/ui/overlay/openWordedDialog'
import { payMessages } from './messages'

/** Whether the user wants another order although nobody knows what becomes of this one: it may be paid as well. */
export async function isSureToGiveUp(): Promise<boolean> {
  return (await openWordedDialog(payMessages, ({ giveUp: { title, text, stay, leave } }) => ({ title, text, actions: [{ label: leave }, { label: stay, kind: 'primary' }] }))) === 0
}
