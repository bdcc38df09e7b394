import { lazyChunk } from '@/lib/lazy/lazyChunk'
import { openLayer } from './openLayer'
import { FallbackDialog } from './FallbackDialog'

export type DialogRequest = {
  readonly title: string
  readonly text?: string | undefined
  /** At least one. The first of kind `primary` stands out; without any kind the last one does. */
  readonly actions: readonly DialogAction[]
}

export type DialogAction = { readonly label: string; readonly kind?: 'primary' | 'secondary' }

/** The index of the action that was tapped, or `dismissed`: by a tap beside it, Escape, a step back, or because the page went away. */
export type DialogAnswer = number | 'dismissed'

let asking: Promise<unknown> = Promise.resolve()

/**
 * Asks a question over the page and resolves with the answer. Questions are queued. Usable outside React. The dialog's code is loaded with
 * the first question; where that fails or takes too long, a plain panel asks, because the caller waits for an answer.
 */
export function openDialog(request: DialogRequest): Promise<DialogAnswer> {
  const answer = asking.then(() => ask(request))
  asking = answer
  return answer
}

/** How long a question waits for the dialog's code (ms). */
const TIMEOUT_MS = 4_000

const confirmDialog = lazyChunk(() => import('./ConfirmDialog').then(({ ConfirmDialog }) => ConfirmDialog), [])

async function ask(request: DialogRequest): Promise<DialogAnswer> {
  const View = await confirmDialog.read(TIMEOUT_MS).catch(() => FallbackDialog)
  let answer: DialogAnswer = 'dismissed'
  await openLayer(({ isOpen, onClose }) => (
    <View
      request={request}
      isOpen={isOpen}
      onAnswer={(given) => {
        answer = given
        onClose()
      }}
    />
  ))
  return answer
}
