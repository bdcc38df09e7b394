import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/form/Button'
import { BottomBar } from '@/ui/layout/BottomBar'
import { homeMessages } from './messages'

/** The big button of a home whose activity is over, where the campaign draws its own. */
export const EndedBar = () => (
  <BottomBar>
    <Button isBlock isLocked>
      {useMessages(homeMessages).ended}
    </Button>
  </BottomBar>
)
