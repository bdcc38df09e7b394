import type { useNavigate } from '@/lib/useNavigate'
import { isSafeLink } from '@/lib/safeUrl'
import { navigateExternally } from '@/lib/navigateExternally'

const BASE = '/market-platform-h5'

/** Leaves the app for another document. An object, so that a test can see where to. */
export const leave = { to: (url: string): boolean => navigateExternally(url, 'assign') }

/** A configured link: pages of ours open within the app, everything else as a document of its own. Nothing happens for one that is not safe. */
export function followLink(link: string, navigate: ReturnType<typeof useNavigate>): void {
  if (!isSafeLink(link)) return
  if (link === BASE || link.startsWith(`${BASE}/`)) void navigate(link.slice(BASE.length) || '/')
  else leave.to(link)
}
