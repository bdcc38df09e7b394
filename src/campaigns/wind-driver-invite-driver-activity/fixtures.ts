import type { HireSample } from '@/blocks/hire/fixtures'

export const sample: HireSample = {
  cities: [
    { name: '上海', cents: 150_000 },
    { name: '杭州', cents: 120_000 },
    { name: '苏州', cents: 100_000 },
    { name: '南京', cents: 100_000 },
    { name: '宁波', cents: 80_000 },
  ],
  ladder: [
    { friends: 5, cents: 100_000 },
    { friends: 10, cents: 300_000 },
    { friends: 20, cents: 800_000 },
  ],
  giftCents: 80_000,
}
