import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  label: '助力座位',
  progress: '助力进度',
  left: '本轮剩余',
  empty: '空座',
  invite: '邀请好友坐下',
  taken: (seat: number, name: string) => `${seat}号座 ${name}`,
  free: (seat: number) => `${seat}号座 空座`,
}

export const seatMessages = defineCatalogue(zh, () => import('./messages.en'))
