import { askToContact, openRealName, type AppLinkDispatch } from '@/features/appLinks'
import type { WithdrawRefusal } from '@/features/cashInvite'
import { openDialog } from '@/ui/overlay/openDialog'
import { toast } from '@/ui/feedback/toast'
import { amountText } from './amountText'
import { withdrawMessages } from './messages'

/** The server's words, as of every refusal (spec 2 §8), and a dialog with the way on where there is one. */
export async function showRefusal({ cause, text }: WithdrawRefusal, dispatch: AppLinkDispatch): Promise<void> {
  await withdrawMessages.ready()
  toast.error(text)
  if (cause === 'other') return
  if (cause === 'nameRequired') return askToVerify()
  await dispatch(askToContact(withdrawMessages.read().risk))
}

export async function askToVerify(): Promise<void> {
  const { nameRequired, notNow } = withdrawMessages.read()
  const answer = await openDialog({ title: nameRequired.title, text: nameRequired.text, actions: [{ label: notNow }, { label: nameRequired.verify, kind: 'primary' }] })
  if (answer === 1) await openRealName()
}

type Ways = { readonly proceed: () => void; /** Undefined where the campaign has no page of withdrawals. */ readonly openRecords: (() => void) | undefined }

/** What is at stake where the last withdrawal may have been made; the records are the better way. */
async function warn({ title, text, confirm }: { readonly title: string; readonly text: string; readonly confirm: string }, { proceed, openRecords }: Ways): Promise<void> {
  const { viewRecords, notNow } = withdrawMessages.read()
  const answer = await openDialog({ title, text, actions: [{ label: confirm, kind: 'secondary' }, { label: openRecords ? viewRecords : notNow, kind: 'primary' }] })
  if (answer === 0) proceed()
  if (answer === 1) openRecords?.()
}

export function confirmRepeat(cents: number, ways: Ways): Promise<void> {
  const { repeat } = withdrawMessages.read()
  return warn({ ...repeat, title: repeat.title(amountText(cents)) }, ways)
}

export const confirmLeave = (ways: Ways): Promise<void> => warn(withdrawMessages.read().leave, ways)
