import { useState, type ComponentType } from 'react'
import { useMessages } from '@/lib/i18n'
import type { LayerProps } from '@/ui/overlay/openLayer'
import { Sheet } from '@/ui/overlay/Sheet'
import { toast } from '@/ui/feedback/toast'
import { shareMessages } from '../messages'
import { canUseSystemShare, openSystemShare } from '../systemShare'
import { PosterDialog } from '../poster/PosterDialog'
import type { ShareReport, ShareRequest } from '../share'
import { copyLink } from './copyLink'
import * as S from './ShareSheet.styles'
import { useInviteOffer } from '../useInviteOffer'

/** Our own ways to share: the link, a poster to save, and the system's sheet where there is one. */
export function shareSheetOf({ card, channels, posterImage = '', posterWords }: ShareRequest, report: ShareReport): ComponentType<LayerProps> {
  return ({ isOpen, onClose }) => {
    const messages = useMessages(shareMessages)
    const [isPoster, setPoster] = useState(false)
    const { offer, isAsked } = useInviteOffer(isPoster ? card.link : '')

    const shareByLink = async () => {
      if (await copyLink(card.link, report)) onClose()
    }
    const shareBySystem = async () => {
      const outcome = await openSystemShare({ title: card.title, text: card.desc, url: card.link })
      if (outcome === 'open') return
      if (outcome === 'failed') {
        toast.error(messages.moreFailed)
        return report.failed('system')
      }
      if (outcome === 'shared') report.shared()
      onClose()
    }

    return (
      <>
        <Sheet isOpen={isOpen && !isPoster} onClose={onClose} title={messages.title}>
          <S.Ways>
            <Way label={messages.copyLink} path={LINK} onChoose={() => void shareByLink()} />
            {/* What the circle of friends is shown. */}
            {channels.includes('wechatfrds') && <Way label={messages.makePoster} path={PICTURE} onChoose={() => setPoster(true)} />}
            {canUseSystemShare() && <Way label={messages.more} path={MORE} onChoose={() => void shareBySystem()} />}
          </S.Ways>
        </Sheet>
        <PosterDialog isOpen={isOpen && isPoster} onClose={onClose} card={card} offer={offer} isWaiting={isAsked} image={posterImage} words={posterWords} onDrawn={report.shared} onFailed={() => report.failed('poster')} />
      </>
    )
  }
}

const LINK = 'M9 15l6-6M10.5 6.5l2-2a4.2 4.2 0 0 1 6 6l-2 2M13.5 17.5l-2 2a4.2 4.2 0 0 1-6-6l2-2'
const PICTURE = 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9.2v.1'
const MORE = 'M12 15V4M8 7.5L12 3.5l4 4M5 12v7.5h14V12'

function Way({ label, path, onChoose }: { readonly label: string; readonly path: string; readonly onChoose: () => void }) {
  return (
    <li>
      <S.Way type="button" onClick={onChoose}>
        <S.Icon viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
          <path d={path} />
        </S.Icon>
        {label}
      </S.Way>
    </li>
  )
}
