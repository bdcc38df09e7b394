import { useState, type ReactNode } from 'react'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { PageFrame } from '@/ui/layout/PageFrame'
import { testDriveMessages } from '../../messages'
import * as S from './TestDriveFrame.styles'

type TestDriveFrameProps = {
  readonly title: string
  readonly headline: string
  readonly subline: string
  /** Marketing's own picture behind the head of the page; the scene is drawn without one, or when it cannot be loaded. */
  readonly picture: string
  readonly scene: ReactNode
  /** Without it there is nothing to share. */
  readonly onShare?: (() => unknown) | undefined
  readonly children: ReactNode
}

/** The head that all pages of the campaign have. */
export function TestDriveFrame({ title, headline, subline, picture, scene, onShare, children }: TestDriveFrameProps) {
  const { share } = useMessages(testDriveMessages)
  const [broken, setBroken] = useState<string>()
  const hasPicture = picture !== '' && picture !== broken
  const shareTab = onShare && (
    <S.Tab {...box('cornerShare')} type="button" onClick={() => void onShare()}>
      <S.TabFace>{share}</S.TabFace>
    </S.Tab>
  )
  const hero = (
    <S.Hero {...box('bgImage')}>
      {shareTab}
      <S.Words>
        <S.Headline {...box('title')}>{headline}</S.Headline>
        <S.Subline>{subline}</S.Subline>
      </S.Words>
      <S.Scene>{scene}</S.Scene>
    </S.Hero>
  )
  return (
    <PageFrame title={title} background={hasPicture ? picture : undefined} hero={hasPicture ? undefined : hero}>
      {hasPicture && (
        <S.PictureSpace {...box('bgImage')}>
          <S.Probe src={picture} alt="" onError={() => setBroken(picture)} />
          {shareTab}
          <S.HiddenHeadline>{headline}</S.HiddenHeadline>
        </S.PictureSpace>
      )}
      {children}
    </PageFrame>
  )
}
