import type { PageViewProps } from '@/blocks/definePage'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { useSingleFlight } from '@/lib/useSingleFlight'
import { ArtLocked } from '@/ui/art/ArtLocked'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { BottomBar } from '@/ui/layout/BottomBar'
import { PageFrame } from '@/ui/layout/PageFrame'
import type { qrCodeConfig } from './config'
import { qrCodeMessages } from './messages'
import type { QrCodeActions, QrCodeData } from './qrCodePage'
import * as S from './QrCode.styles'
import { QrPanel, QrPanelSkeleton } from './QrPanel'

export function QrCodeView({ config, data: { link, offer, isLoggedIn }, actions }: PageViewProps<typeof qrCodeConfig, QrCodeData, QrCodeActions>) {
  const texts = useMessages(qrCodeMessages)
  const { isBusy, run } = useSingleFlight()
  if (!isLoggedIn) {
    return (
      <PageFrame title={config.title || texts.title} background={config.posterBg}>
        <StatePanel heading="h1" art={<ArtLocked />} title={texts.loggedOut} action={{ label: texts.login, onClick: actions.login }} />
      </PageFrame>
    )
  }
  return (
    <PageFrame title={config.title || texts.title} background={config.posterBg}>
      <S.Place $at={config.qrPosition} {...box('qrPosition')}>
        <div>
          <QrPanel title={config.title} headline={config.headline} link={link} offer={offer} scanText={config.scanText} />
        </div>
      </S.Place>
      <BottomBar>
        <div data-box="buttonDesc">
          <Button isBlock isBusy={isBusy} onClick={() => void run(() => actions.share()).catch(() => undefined)}>
            {config.buttonDesc || texts.share}
          </Button>
        </div>
      </BottomBar>
    </PageFrame>
  )
}

/** The page before the driver's own code is known. */
export function QrCodeSkeleton() {
  const { title } = useMessages(qrCodeMessages)
  return (
    <PageFrame title={title}>
      <SkeletonScreen>
        <QrPanelSkeleton />
      </SkeletonScreen>
      <BottomBar>
        <Skeleton shape="pill" />
      </BottomBar>
    </PageFrame>
  )
}
