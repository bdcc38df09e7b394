import { useMessages } from '@/lib/i18n'
import { CornerMask } from '@/ui/overlay/CornerMask'
import type { LayerProps } from '@/ui/overlay/openLayer'
import { shareMessages } from './messages'

/** In the chat apps a page is shared from their own corner menu. */
export function ShareMask(layer: LayerProps) {
  const { mask } = useMessages(shareMessages)
  return <CornerMask {...layer} texts={mask} />
}
