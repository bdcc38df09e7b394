import { useMessages } from '@/lib/i18n'
import { CornerMask } from '@/ui/overlay/CornerMask'
import type { LayerProps } from '@/ui/overlay/openLayer'
import { appLinkMessages } from './messages'

/** The chat app opens neither apps nor stores: its corner menu hands the page to the browser, which does. */
export function BrowserMask(layer: LayerProps) {
  const { browserMask } = useMessages(appLinkMessages)
  return <CornerMask {...layer} texts={browserMask} />
}
