import type { ConfigOf } from '@/lib/pageConfig'
import { useMessages } from '@/lib/i18n'
import { ArtLocked } from '@/ui/art/ArtLocked'
import { Picture } from '@/ui/display/Picture'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { PageFrame } from '@/ui/layout/PageFrame'
import type { noPermissionFields } from './config'
import { noPermissionMessages } from './messages'

export type NoPermissionActions = {
  /** Undefined where the host decides who the user is. */
  readonly switchAccount?: (() => void) | undefined
  readonly leave: () => void
  readonly callCar: () => void
}

export type NoPermissionViewProps = { readonly config?: ConfigOf<typeof noPermissionFields>['noPermission'] | undefined; readonly actions: NoPermissionActions; /** Where it is not a driver's account that is wanted. */ readonly switchLabel?: string }

/** The activity is not for this user: says whom it is for, and leads on. */
export function NoPermissionView({ config, actions: { switchAccount, leave, callCar }, switchLabel }: NoPermissionViewProps) {
  const texts = useMessages(noPermissionMessages)
  const title = config?.title || texts.title
  const home = { label: texts.home, onClick: leave }
  return (
    <PageFrame title={title}>
      <StatePanel
        heading="h1"
        role="alert"
        art={config?.image ? <Picture src={config.image} alt="" ratio={4 / 3} fit="contain" fallback={<ArtLocked />} /> : <ArtLocked />}
        title={title}
        text={config?.text || (switchLabel === undefined ? texts.text : '')}
        action={switchAccount ? { label: switchLabel ?? texts.switchAccount, onClick: switchAccount } : { label: texts.callCar, onClick: callCar }}
        secondAction={home}
      />
    </PageFrame>
  )
}
