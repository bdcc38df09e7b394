import type { SharePageData } from './shareData'

const open: SharePageData = {
  standing: 'open',
  link: 'https://h5.example.com/market-platform-h5/invite?sourceId=SAMPLE&promotorCode=P8K3QX',
  inviter: '138****8000',
}

/** What the page shows in each of its states. */
export const shareFixtures = {
  default: open,
  nameless: { ...open, inviter: '' },
  ended: { ...open, standing: 'finished' },
  blacklisted: { ...open, standing: 'blacklisted' },
} satisfies Record<string, SharePageData>
