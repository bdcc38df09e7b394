import { useSelector } from 'react-redux'
import { isRefusal } from '@/api/errors/apiError'
import { selectIsDriver } from '@/features/entry'
import { useMessages } from '@/lib/i18n'
import { noPermissionMessages } from './messages'
import { NoPermissionView, type NoPermissionViewProps } from './NoPermissionView'
import { reasonOf } from './reason'
import { useNoPermission } from './useNoPermission'

type RefusalProps = {
  readonly shown?: NoPermissionViewProps | undefined
  /** What the page's call failed with. */
  readonly error?: unknown
}

/** That the activity is for drivers is said where that is the reason, and where none is named to all who do not come as drivers; another reason the server says itself. */
function LiveRefusal({ error }: Pick<RefusalProps, 'error'>) {
  const { config, actions } = useNoPermission(true)
  const { notForYou, otherAccount } = useMessages(noPermissionMessages)
  const isDriver = useSelector(selectIsDriver)
  const reason = reasonOf(error)
  if (reason === 'notDriver' || (reason === 'unmet' && !isDriver)) return <NoPermissionView config={config} actions={actions} />
  return <NoPermissionView config={{ image: '', title: notForYou, text: isRefusal(error) ? error.errMsg : '' }} switchLabel={otherAccount} actions={actions} />
}

/** In place of a page that is not for this user. A preview says what is `shown`. */
export const Refusal = ({ shown, error }: RefusalProps) => (shown ? <NoPermissionView {...shown} /> : <LiveRefusal error={error} />)
