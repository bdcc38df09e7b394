import type { P2pSample } from '@/blocks/p2p/fixtures'

export const sample: P2pSample = {
  mine: 5000,
  friends: 10_000,
  thresholdCents: 60_000,
  validDays: 30,
  cities: '310000-上海,320500-苏州,330100-杭州,340100-合肥,330500-湖州',
  ladder: [
    { friends: 1, cents: 2000 },
    { friends: 3, cents: 10_000 },
    { friends: 8, cents: 30_000 },
  ],
}
