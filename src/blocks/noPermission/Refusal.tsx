import { NoPermissionView, type NoPermissionViewProps } from './NoPermissionView'
import { useNoPermission } from './useNoPermission'

function LiveRefusal() {
  const { config, actions } = useNoPermission(true)
  return <NoPermissionView config={config} actions={actions} />
}

/** In place of a page that is not for this user. A preview says what is `shown`. */
export const Refusal = ({ shown }: { readonly shown?: NoPermissionViewProps | undefined }) => (shown ? <NoPermissionView {...shown} /> : <LiveRefusal />)
