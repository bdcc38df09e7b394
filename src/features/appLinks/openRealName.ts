import { openHost } from '@/hosts'
import { toast } from '@/ui/feedback/toast'
import { appLinkMessages } from './messages'

/** Leads to the app's real-name page, or says why not (spec 2 §5). True when it was opened. Never rejects. */
export async function openRealName(): Promise<boolean> {
  await appLinkMessages.ready()
  const { notOpened, realName } = appLinkMessages.read()
  const reply = await (await openHost()).openRealName()
  if (reply.ok) return true
  const { kind } = reply.failure
  if (kind === 'outdated') toast.error(realName.outdated)
  else if (kind === 'unsupported') toast.error(realName.appOnly)
  else if (kind !== 'cancelled') toast.error(notOpened)
  return false
}
