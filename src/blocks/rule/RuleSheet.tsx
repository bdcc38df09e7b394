import { useMessages } from '@/lib/i18n'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { Sheet } from '@/ui/overlay/Sheet'
import { ruleMessages } from './messages'
import { RichText } from './RichText'

export type RuleSheetProps = { readonly isOpen: boolean; readonly html: string; readonly onClose: () => void }

/** The rule over the page, of a campaign that has no page for it. */
export function RuleSheet({ isOpen, html, onClose }: RuleSheetProps) {
  const texts = useMessages(ruleMessages)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={texts.title}>
      {html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '' && !/<img\b/i.test(html) ? <StatePanel title={texts.empty} /> : <RichText html={html} />}
    </Sheet>
  )
}
