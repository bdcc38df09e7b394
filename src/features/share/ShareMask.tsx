import type { ComponentType } from 'react'
import type { ShareChannel } from '@/hosts'
import { useMessages } from '@/lib/i18n'
import { CornerMask } from '@/ui/overlay/CornerMask'
import type { LayerProps } from '@/ui/overlay/openLayer'
import { shareMessages } from './messages'

/** In the chat apps a page is shared from their own corner menu; the circle of friends is named where the card is for it too. */
export function shareMaskOf(channels: readonly ShareChannel[]): ComponentType<LayerProps> {
  return (layer) => {
    const { mask } = useMessages(shareMessages)
    return <CornerMask {...layer} texts={channels.includes('wechatfrds') ? mask : { ...mask, text: mask.chatText }} />
  }
}
