import { Dialog } from './Dialog'
import type { DialogAnswer, DialogRequest } from './openDialog'

export type ConfirmDialogProps = { readonly request: DialogRequest; readonly isOpen: boolean; readonly onAnswer: (answer: DialogAnswer) => void }

/** The dialog of `openDialog`, in a chunk of its own. */
export function ConfirmDialog({ request: { title, text, actions }, isOpen, onAnswer }: ConfirmDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={() => onAnswer('dismissed')} title={title} text={text} actions={actions.map((action, i) => ({ ...action, onClick: () => onAnswer(i) }))} />
  )
}
