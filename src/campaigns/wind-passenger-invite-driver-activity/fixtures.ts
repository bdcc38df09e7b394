import type { HireSample } from '@/blocks/hire/fixtures'

export const sample: HireSample = {
  cities: [
    { name: '上海', cents: 120_000 },
    { name: '苏州', cents: 80_000 },
    { name: '杭州', cents: 100_000 },
    { name: '南京', cents: 80_000 },
    { name: '宁波', cents: 60_000 },
    { name: '合肥', cents: 60_000 },
    { name: '无锡', cents: 60_000 },
    { name: '嘉兴', cents: 50_000 },
  ],
  ladder: [
    { friends: 3, cents: 50_000 },
    { friends: 6, cents: 150_000 },
    { friends: 12, cents: 400_000 },
  ],
  giftCents: 50_000,
}
