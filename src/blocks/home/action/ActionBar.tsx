import { useMessages } from '@/lib/i18n'
import { useSingleFlight } from '@/lib/useSingleFlight'
import { BottomBar } from '@/ui/layout/BottomBar'
import { Button } from '@/ui/form/Button'
import { ImageButton } from '@/ui/form/ImageButton'
import * as S from './ActionBar.styles'
import type { Cta } from './ctaOf'
import { homeMessages } from '../messages'
import { useEarlyPress } from './useEarlyPress'

type ActionBarProps = {
  readonly cta: Exclude<Cta, 'none'>
  /** The field that the button shows, for the preview. */
  readonly box?: string
  /** Marketing's own words and picture; the standard ones without them. */
  readonly label?: string | undefined
  readonly image?: string
  readonly onInvite: () => unknown
  readonly onLogin: () => void
}

/** The one big button of a home. Locked while its work is under way. */
export function ActionBar({ box, cta, label, image, onInvite, onLogin }: ActionBarProps) {
  const { invite, ended } = useMessages(homeMessages)
  const { isBusy, run } = useSingleFlight()
  const text = label || invite
  const press = cta === 'login' ? onLogin : () => void run(onInvite).catch(() => undefined)
  useEarlyPress(() => cta !== 'ended' && press())
  return (
    <BottomBar>
      <S.Beckoning data-box={box} $isInviting={cta !== 'ended'}>
        {cta === 'ended' ? (
          <Button isBlock isLocked>
            {ended}
          </Button>
        ) : (
          <ImageButton src={image} label={text} isBusy={isBusy} onClick={press} />
        )}
      </S.Beckoning>
    </BottomBar>
  )
}
