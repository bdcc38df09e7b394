import { helperCta, type HelperCta } from './helperCta'

const owner = { status: 'open', role: 'owner', assistState: 'may', roundStatus: 'open', step: 'idle' } as const
const visitor = { ...owner, role: 'visitor' } as const

it.each<[string, Parameters<typeof helperCta>[0], HelperCta]>([
  ['a round with free seats', owner, 'find'],
  ['an owner who is not logged in', { ...owner, roundStatus: undefined }, 'find'],
  ['a full round', { ...owner, roundStatus: 'reached' }, 'receive'],
  ['a round whose reward was taken', { ...owner, roundStatus: 'received' }, 'again'],
  ['a round that is over', { ...owner, roundStatus: 'expired' }, 'again'],
  ['a reward that is being taken', { ...owner, roundStatus: 'reached', step: 'asking' }, 'busy'],
  ['a visitor who may help', visitor, 'assist'],
  ['a visitor who has just helped', { ...visitor, step: 'told' }, 'mine'],
  ['a visitor who helped before', { ...visitor, assistState: 'helped' }, 'mine'],
  ['a full round of somebody else', { ...visitor, assistState: 'full' }, 'mine'],
  ['a round of somebody else that is over', { ...visitor, assistState: 'expired' }, 'mine'],
  ['a help whose answer cannot be had', { ...visitor, step: 'unknown' }, 'ask'],
  ['the end', { ...visitor, status: 'finished' }, 'ended'],
  ['a user who may not take part', { ...owner, status: 'blacklisted' }, 'none'],
])('%s (campaigns.md §10)', (_, given, cta) => expect(helperCta(given)).toBe(cta))
