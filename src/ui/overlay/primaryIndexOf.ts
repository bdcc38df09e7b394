import type { DialogAction } from './openDialog'

/** Which of a dialog's actions stands out: the first of kind `primary`; without any kind the last one; -1 where all are `secondary`. */
export function primaryIndexOf(actions: readonly Pick<DialogAction, 'kind'>[]): number {
  const named = actions.findIndex(({ kind }) => kind === 'primary')
  return named < 0 && actions.every(({ kind }) => !kind) ? actions.length - 1 : named
}
