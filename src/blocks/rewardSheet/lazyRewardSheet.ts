import { supplyResizeObserver } from '@/blocks/list/useVirtualRows'
import { lazySheet } from '@/ui/overlay/lazySheet'
import type { RewardSheetProps } from './RewardSheet'

export const LazyRewardSheet = /* #__PURE__ */ lazySheet<RewardSheetProps>(async () => {
  const [{ RewardSheet }] = await Promise.all([import('./RewardSheet'), supplyResizeObserver()])
  return RewardSheet
})
