import { useState } from 'react'
import type { PageViewProps } from '@/blocks/definePage'
import { LoggedOutPanel } from '@/blocks/list/LoggedOutPanel'
import { PosterPicture } from '@/features/share'
import { box } from '@/lib/pageConfig'
import { BottomBar } from '@/ui/layout/BottomBar'
import { ImageButton } from '@/ui/form/ImageButton'
import { LazyArt } from '@/ui/art/LazyArt'
import { PageFrame } from '@/ui/layout/PageFrame'
import { StatePanel } from '@/ui/feedback/StatePanel'
import type { shareConfig } from './config'
import type { SharePageActions, SharePageData, SharePageTexts, StandardTexts } from './shareData'
import * as S from './SharePageView.styles'

const arts = {
  finished: () => import('@/ui/art/ArtEnded').then(({ ArtEnded }) => ArtEnded),
  blacklisted: () => import('@/ui/art/ArtLocked').then(({ ArtLocked }) => ArtLocked),
}

type SharePageViewProps = PageViewProps<typeof shareConfig, SharePageData, SharePageActions> & { readonly texts: StandardTexts & SharePageTexts; readonly isLandscape: boolean }

export function SharePageView({ config, data: { activityStatus, link, title: own, offer, isAsked, isLoggedOut }, actions, texts: messages, isLandscape }: SharePageViewProps) {
  const [isSharing, setSharing] = useState(false)
  const title = config.title || own || messages.title
  if (activityStatus !== 'open') {
    const { title: heading, text } = messages[activityStatus]
    return (
      <PageFrame title={title}>
        <StatePanel heading="h1" art={<LazyArt load={arts[activityStatus]} />} title={heading} text={text} action={{ label: messages.home, onClick: actions.goHome }} />
      </PageFrame>
    )
  }
  if (isLoggedOut) {
    return (
      <PageFrame title={title}>
        <LoggedOutPanel heading="h1" title={messages.loggedOut} onLogin={actions.login} />
      </PageFrame>
    )
  }
  const card = { ...config.shareCard, title: config.shareCard.title || messages.card.title, desc: config.shareCard.desc || messages.card.desc }
  const share = () => {
    if (isSharing) return
    setSharing(true)
    const settle = () => setSharing(false)
    Promise.resolve(actions.share(card, config.posterBg)).then(settle, settle)
  }
  return (
    <S.Page>
      <PageFrame title={title} background={config.bgImage}>
        <S.Ground $hasPicture={config.bgImage !== ''} {...box('bgImage')} />
        <S.Title>{title}</S.Title>
        <S.Stage>
          <S.Poster $isWide={isLandscape} {...box('posterBg')}>
            <PosterPicture card={{ link, title: card.title, desc: card.desc }} offer={offer} isWaiting={isAsked} image={config.posterBg} qrPlace={config.qrPosition} isLandscape={isLandscape} words={messages.poster} />
          </S.Poster>
          {isLandscape && <S.Tip>{messages.seat}</S.Tip>}
        </S.Stage>
        <BottomBar>
          <S.Ways>
            <S.CopyButton kind="secondary" onClick={() => void actions.copyLink(card)}>
              {messages.copy}
            </S.CopyButton>
            <S.Main {...box(config.buttonImage ? 'buttonImage' : 'buttonDesc')}>
              <ImageButton src={config.buttonImage} label={config.buttonDesc || messages.share} isBusy={isSharing} onClick={share} />
            </S.Main>
          </S.Ways>
        </BottomBar>
      </PageFrame>
    </S.Page>
  )
}
