import type { ShareChannel } from '@/hosts'

/** Spec 1 §9: every campaign's channels; where friends help one by one, the circle of friends is left out. */
export const shareChannels = {
  standard: ['wechat', 'wechatfrds', 'copy'],
  helper: ['wechat', 'copy'],
} as const satisfies Readonly<Record<string, readonly ShareChannel[]>>
