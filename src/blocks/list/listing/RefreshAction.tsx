import { useMessages } from '@/lib/i18n'
import { ActionSlot } from '@/ui/feedback/StatePanel'
import { Button } from '@/ui/form/Button'
import { listMessages } from '../messages'

/** The least of the ways on from an empty list: it is asked for again. The page is not pulled for it, which fights the web view (design §0.6). */
export function RefreshAction({ isBusy = false, onClick }: { readonly isBusy?: boolean | undefined; readonly onClick: () => void }) {
  const { refresh } = useMessages(listMessages)
  return (
    <ActionSlot>
      <Button isBlock size="medium" kind="text" isBusy={isBusy} onClick={onClick}>
        {refresh}
      </Button>
    </ActionSlot>
  )
}
