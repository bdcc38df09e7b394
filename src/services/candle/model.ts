import type { InferOutput } from 'valibot'
import { isSafeImage } from '@/lib/safeUrl'
import type { endPageReply, loginPageReply } from './contract'

/** Spec 2 §3: 1, 2, 3, 4. */
export type ActivityStatus = 'notStarted' | 'inProgress' | 'closed' | 'ended'

/** `config` is what marketing set, unchecked: the login page reads it with its own fields. */
export type LoginPage = { readonly config: Readonly<Record<string, unknown>>; readonly status: ActivityStatus | null; readonly inviteType: number | null }

/** The picture behind the words of an ended activity: the old one, the default one, or marketing's own (spec 2 §3). */
export type EndPage = { readonly background: 'old' | 'default' } | { readonly background: 'custom'; readonly image: string }

const STATUSES: ReadonlyMap<number, ActivityStatus> = new Map([
  [1, 'notStarted'],
  [2, 'inProgress'],
  [3, 'closed'],
  [4, 'ended'],
])

export function parseLoginPage(reply: InferOutput<typeof loginPageReply>): LoginPage {
  return { config: reply, status: STATUSES.get(reply.status ?? 0) ?? null, inviteType: reply.inviteType ?? null }
}

/** A custom picture that is missing or unsafe to show becomes the default one. */
export function parseEndPage({ actEndPageConfig }: InferOutput<typeof endPageReply>): EndPage {
  const { bgImageType, bgImage } = actEndPageConfig ?? {}
  if (bgImageType === 2 && bgImage && isSafeImage(bgImage)) return { background: 'custom', image: bgImage }
  return { background: bgImageType === 0 ? 'old' : 'default' }
}
