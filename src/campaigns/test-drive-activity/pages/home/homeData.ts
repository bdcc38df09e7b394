import type { Channel } from '../../activity/channel'
import type { Banner, Message } from '../../model'
import type { OrderInShort } from '../../orderModel'

export type HomeData = {
  readonly channel: Channel
  readonly banners: readonly Banner[]
  readonly message: Message | null
  /** In progress, of whoever is logged in. */
  readonly orders: readonly OrderInShort[]
  /** Epoch ms, for times in words. */
  readonly now: number
}

export type HomeActions = {
  readonly openActivity: (sourceId: string) => void
  readonly openOrder: (order: OrderInShort) => void
  readonly openMessage: () => void
  readonly reload: () => void
}

/** The one activity that the home stands for; null while there are several or none (spec 2 §2.1). */
export const onlyActivity = (banners: readonly Banner[]): string | null => (banners.length === 1 ? (banners[0]?.sourceId ?? null) : null)
