import type { ComponentType } from 'react'
import { GiftArt } from '@/blocks/result/art/GiftArt'
import { box } from '@/lib/pageConfig'
import * as S from './CardView.styles'

/** What the card says, over its own picture where marketing has set none. */
export function CardWords({ headline, desc, hasArt = true, Art = GiftArt }: { readonly headline: string; readonly desc: string; readonly hasArt?: boolean; readonly Art?: ComponentType | undefined }) {
  return (
    <>
      {headline && <S.Headline {...box('headline')}>{headline}</S.Headline>}
      {desc && <S.Desc {...box('desc')}>{desc}</S.Desc>}
      {hasArt && (
        <S.Art>
          <Art />
        </S.Art>
      )}
    </>
  )
}
