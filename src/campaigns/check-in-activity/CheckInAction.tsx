import { PlayBar } from '@/blocks/draw/PlayBar'
import type { SectionProps } from '@/blocks/home/homePage'
import { useMessages } from '@/lib/i18n'
import type { HomeFieldsOfCheckIn, HomeOwn } from './home'
import { checkInMessages } from './messages'
import { SIGN, type CheckInActions } from './useCheckIn'

/** Sign in, today and once. */
export function CheckInAction({ config, data: { status, isLoggedIn, isSignedToday, stage }, actions }: SectionProps<HomeOwn, HomeFieldsOfCheckIn, CheckInActions>) {
  const { sign, login, tomorrow } = useMessages(checkInMessages)
  const isSigned = stage.step === 'told' || (isLoggedIn && isSignedToday && stage.step === 'idle')
  return (
    <PlayBar
      status={status}
      step={stage.step}
      label={isSigned ? tomorrow : isLoggedIn ? config.buttonDesc || sign : login}
      image={isSigned ? '' : config.buttonImage}
      isInviting={!isSigned}
      isLocked={isSigned}
      onClick={isLoggedIn ? actions.sign : () => actions.login(SIGN)}
    />
  )
}
