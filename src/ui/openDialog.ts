/** The dialog someone asked for and has not been answered yet. */
export type DialogRequest = {
  readonly title: string
  readonly text?: string | undefined
  /** At least one. The first of kind `primary` stands out; without any kind the last one does. */
  readonly actions: readonly DialogAction[]
}

export type DialogAction = { readonly label: string; readonly kind?: 'primary' | 'secondary' }

/** The index of the action that was tapped, or `dismissed` by overlay, Escape or close button. */
export type DialogAnswer = number | 'dismissed'

export type PendingDialog = DialogRequest & { readonly id: number; readonly answer: (answer: DialogAnswer) => void }

let asked = 0
let queue: readonly PendingDialog[] = []
const listeners = new Set<() => void>()

function change(next: readonly PendingDialog[]): void {
  queue = next
  listeners.forEach((listener) => listener())
}

/** Asks a question and resolves with the answer. Several wait in line. Usable outside React; `<DialogHost/>` shows them. */
export function openDialog(request: DialogRequest): Promise<DialogAnswer> {
  return new Promise((resolve) => {
    const pending: PendingDialog = {
      ...request,
      id: (asked += 1),
      answer: (answer) => {
        change(queue.filter((other) => other !== pending))
        resolve(answer)
      },
    }
    change([...queue, pending])
  })
}

export const dialogQueue = {
  current: (): PendingDialog | undefined => queue[0],
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
