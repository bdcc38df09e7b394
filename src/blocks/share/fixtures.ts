import type { SharePageData } from './shareData'

const open: SharePageData = {
  activityStatus: 'open',
  link: 'https://h5.example.com/market-platform-h5/invite?sourceId=SAMPLE&promotorCode=P8K3QX',
  promised: { name: '138****8000', avatar: '', cents: 2000 },
  isAsked: false,
}

/** What the page shows in each of its states. */
export const shareFixtures = {
  default: open,
  nameless: { ...open, promised: { name: '', avatar: '', cents: null } },
  ended: { ...open, activityStatus: 'finished' },
  blacklisted: { ...open, activityStatus: 'blacklisted' },
} satisfies Record<string, SharePageData>
