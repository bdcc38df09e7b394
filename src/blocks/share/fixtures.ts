import type { SharePageData } from './shareData'

const open = (cents: number): SharePageData => ({
  activityStatus: 'open',
  link: 'https://h5.example.com/market-platform-h5/invite?sourceId=SAMPLE&promotorCode=P8K3QX',
  offer: { name: '138****8000', avatar: '', cents },
  isAsked: false,
})

/** What the page shows in each of its states; `cents` is what friends are promised. */
export const shareFixtures = (cents = 2000) => {
  const usual = open(cents)
  return {
    default: usual,
    nameless: { ...usual, offer: { name: '', avatar: '', cents: null } },
    ended: { ...usual, activityStatus: 'finished' },
    blacklisted: { ...usual, activityStatus: 'blacklisted' },
  } satisfies Record<string, SharePageData>
}
