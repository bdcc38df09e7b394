import type { ShareChannel } from '@/hosts'

/** Spec 1 §9: every campaign's channels but helper-activity's, which leaves out the circle of friends. */
export const shareChannels = {
  standard: ['wechat', 'wechatfrds', 'copy'],
  helper: ['wechat', 'copy'],
} as const satisfies Readonly<Record<string, readonly ShareChannel[]>>
