import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { ArtEnded } from '@/ui/art/ArtEnded'
import { ArtGift } from '@/ui/art/ArtGift'
import { ArtLost } from '@/ui/art/ArtLost'
import { useImage } from '@/ui/display/useImage'
import { PageFrame } from '@/ui/layout/PageFrame'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { ActionsSkeleton } from '@/ui/feedback/ActionsSkeleton'
import { ThemeProvider } from '@/ui/theme'
import { driverTheme } from '@/ui/theme/driverTheme'
import * as S from './ActivityNotice.styles'
import type { NoticeKind } from './noticeKind'
import { activityMessages } from './messages'
import type { NoticeExits } from './useNoticeExits'

type ActivityNoticeProps = {
  readonly kind: NoticeKind
  readonly isDriver: boolean
  readonly look?: 'old' | 'default' | 'custom'
  /** Marketing's own picture, where `look` is `custom`; without it, or when it cannot be loaded, the look is the default one. */
  readonly picture?: string
  /** Undefined while nothing can be tapped yet: the buttons' places are kept. */
  readonly exits: NoticeExits | undefined
  /** For an activity that is open. */
  readonly onJoin?: () => void
}

const arts = { end: ArtEnded, 'not-start': ArtEnded, invalid: ArtLost, open: ArtGift }

/** Tells that an activity is over, not there yet, or not there at all, and leads out. */
export function ActivityNotice({ kind, isDriver, look: wanted = 'default', picture, exits, onJoin }: ActivityNoticeProps) {
  const texts = useMessages(activityMessages)
  const { src, onError } = useImage(wanted === 'custom' ? picture : undefined)
  const look = wanted === 'custom' && src === undefined ? 'default' : wanted
  const Art = arts[kind]
  const page = (
    <PageFrame title={texts.title[kind]} background={src} onBackgroundFailed={onError} hero={look === 'default' && <S.Hero {...box('bgImage')} aria-hidden />}>
      {look === 'custom' && <S.PictureSpace {...box('bgImage')} aria-hidden />}
      <S.Card $look={look}>
        <StatePanel
          heading="h1"
          art={look !== 'custom' && <Art />}
          title={texts.title[kind]}
          text={(isDriver ? texts.driverText : texts.text)[kind]}
          action={kind === 'open' && onJoin ? { label: texts.join, onClick: onJoin } : exits && { label: texts.home, onClick: exits.leave }}
          // A driver drives.
          secondAction={exits && !isDriver ? { label: texts.callCar, onClick: exits.callCar } : undefined}
        >
          {!exits && <ActionsSkeleton count={2} />}
        </StatePanel>
      </S.Card>
    </PageFrame>
  )
  return isDriver ? <ThemeProvider overrides={driverTheme}>{page}</ThemeProvider> : page
}
