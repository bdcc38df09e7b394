import { OTHER_NUMBER, type CollectDraft } from '@/features/collect'
import type { WithLogin } from '@/features/login'
import type { SessionState, WithSession } from '@/features/session'
import { maskPhone } from '@/lib/phone'

const isForUser = ({ values }: CollectDraft): boolean => !values['phone'] && !values[OTHER_NUMBER]

/** The number of the user for whom the form is left, masked; '' where one is asked for. What was typed stays where it was typed. */
export function accountOf(draft: CollectDraft, { id, mobileMask, mobile }: SessionState): string {
  if (id === null || !isForUser(draft)) return ''
  return mobileMask || (mobile ? maskPhone(mobile) : '')
}

/** Whether the number has still to prove itself: there is no session, or it is another number's, or its login broke off. */
export function needsLogin(draft: CollectDraft, { session, login }: WithSession & WithLogin): boolean {
  if (session.id === null || login.submission.step === 'interrupted') return true
  return accountOf(draft, session) === '' && draft.values['phone'] !== session.mobile
}
