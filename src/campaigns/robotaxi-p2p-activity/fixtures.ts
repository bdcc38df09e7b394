import type { P2pSample } from '@/blocks/p2p/fixtures'

export const sample: P2pSample = {
  mine: 2000,
  friends: 3000,
  thresholdCents: 0,
  validDays: 14,
  cities: '310115-上海浦东,310114-上海嘉定',
  ladder: [
    { friends: 1, cents: 2000 },
    { friends: 3, cents: 10_000 },
    { friends: 8, cents: 30_000 },
  ],
}
