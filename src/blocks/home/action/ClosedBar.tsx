import { useMessages } from '@/lib/i18n'
import type { HomeStatus } from '@/services/candle'
import { Button } from '@/ui/form/Button'
import { BottomBar } from '@/ui/layout/BottomBar'
import { homeMessages } from '../messages'

/** In place of the big button of a home that is not open to this user, where the campaign draws its own: that the activity is over, or nothing. */
export function ClosedBar({ status }: { readonly status: Exclude<HomeStatus, 'open'> }) {
  const { ended } = useMessages(homeMessages)
  if (status !== 'finished') return null
  return (
    <BottomBar>
      <Button isBlock isLocked>
        {ended}
      </Button>
    </BottomBar>
  )
}
