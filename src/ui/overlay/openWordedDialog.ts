import type { Catalogue, Translation } from '@/lib/i18n'
import { openDialog, type DialogAnswer, type DialogRequest } from './openDialog'

/** The same as `openDialog`, once the words of the language are there. */
export async function openWordedDialog<T>(catalogue: Catalogue<T>, requestOf: (texts: Translation<T>) => DialogRequest): Promise<DialogAnswer> {
  await catalogue.ready()
  return openDialog(requestOf(catalogue.read()))
}
