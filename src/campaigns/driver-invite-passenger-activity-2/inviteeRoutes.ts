import type { InviteeDestination, InviteeRoutes, MessageKey, OutcomeFacts, InviteeContext } from '@/features/login'
import { withParams } from '@/lib/url/query'

type OutcomePage = readonly [page: string, word: MessageKey]

const NEW: OutcomePage = ['invitee-register-success', 'registered']
const KNOWN: OutcomePage = ['invitee-register-already', 'alreadyRegistered']

const OUTCOME_PAGES: ReadonlyMap<number, OutcomePage> = new Map([
  [0, NEW],
  [1, KNOWN],
  [2, ['invitee-receive-success', 'inviteSucceeded']],
  [3, ['invitee-receive-already', 'alreadyReceived']],
])

/** The outcomes that say that the gift was given: to a new friend, and to one who received it. */
const GIVEN: readonly (number | null)[] = [0, 2]

const isRecall = (value: number | null): value is number => value !== null && value >= 4 && value <= 7

/** Step 6 of "after login" (spec 1 §4): an outcome that is not known follows from whether the user is new. */
function toDestination({ outcome, pageType, carried }: OutcomeFacts, { campaign, search, isNewUser }: InviteeContext): InviteeDestination {
  const { needReturn, cityCode, companyId, promotorCode } = carried
  const handedBack = needReturn === 1 ? { cityCode, companyId, promotorCode } : { cityCode: null, companyId: null, promotorCode: null }
  const to = (page: string, inviteePageType: number | null) => `/${campaign}/${page}${withParams(search, { ...handedBack, needReturn, inviteePageType })}`
  if (isRecall(outcome)) return { path: to('recall-user', pageType ?? outcome), word: 'welcomeBack' }
  const [page, word] = OUTCOME_PAGES.get(outcome ?? -1) ?? (isNewUser ? NEW : KNOWN)
  return { path: to(page, null), word: outcome === null ? null : word, ...(GIVEN.includes(outcome) && { cents: null }) }
}

export const inviteeRoutes: InviteeRoutes = { ask: 'outcome', toDestination }
