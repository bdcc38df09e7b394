import { PlayBar } from '@/blocks/draw/PlayBar'
import type { SectionProps } from '@/blocks/home/homePage'
import { useMessages } from '@/lib/i18n'
import { checkInCta } from './checkInCta'
import type { HomeFieldsOfCheckIn, HomeOwn } from './home'
import { checkInMessages } from './messages'
import { SIGN, type CheckInActions } from './useCheckIn'

/** Sign in, today and once. */
export function CheckInAction({ config, data, actions }: SectionProps<HomeOwn, HomeFieldsOfCheckIn, CheckInActions>) {
  const texts = useMessages(checkInMessages)
  const { step } = data.stage
  const cta = checkInCta({ ...data, step })
  if (cta === 'none') return null
  const sign = config.buttonDesc || texts.sign
  const labels = { sign, busy: sign, login: texts.login, ask: texts.ask, signed: texts.tomorrow, ended: texts.ended }
  const isInviting = cta === 'sign' || cta === 'login'
  return (
    <PlayBar
      line={cta === 'ask' ? texts.unknown : step === 'asking' ? texts.asking : ''}
      label={labels[cta]}
      image={isInviting || cta === 'busy' ? config.buttonImage : ''}
      isInviting={isInviting}
      isBusy={cta === 'busy'}
      isLocked={cta === 'signed' || cta === 'ended'}
      onClick={cta === 'login' ? () => actions.login(SIGN) : actions.sign}
    />
  )
}
