import { copyText } from '@/lib/device/clipboard'
import { toast } from '@/ui/feedback/toast'
import { shareMessages } from '../messages'
import type { ShareReport } from '../share'

/** Whatever is missing, the link can travel. Tells whether it was copied. */
export async function copyLink(link: string, report: ShareReport): Promise<boolean> {
  const isCopied = await copyText(link)
  const { linkCopied, copyFailed } = shareMessages.read()
  if (isCopied) {
    toast.success(linkCopied)
    report.shared()
  } else {
    toast.error(copyFailed)
    report.failed('copy')
  }
  return isCopied
}
