import { Dialog } from './Dialog'
import type { PendingDialog } from './openDialog'

export type AskedDialogProps = { readonly asked: PendingDialog; readonly isOpen: boolean }

/** The dialog of `openDialog`, in a chunk of its own. */
export function AskedDialog({ asked: { title, text, actions, answer }, isOpen }: AskedDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={() => answer('dismissed')} title={title} text={text} actions={actions.map((action, i) => ({ ...action, onClick: () => answer(i) }))} />
  )
}
