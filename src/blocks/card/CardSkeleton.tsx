import type { ComponentType } from 'react'
import { box } from '@/lib/pageConfig'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PageFrame } from '@/ui/layout/PageFrame'
import type { CardTexts } from './CardView'
import * as S from './CardView.styles'
import { CardWords } from './CardWords'

/** The card in its own words, before marketing's are there. */
export const CardSkeleton = ({ texts, Art }: { readonly texts: CardTexts; readonly Art?: ComponentType | undefined }) => (
  <PageFrame title={texts.title}>
    <S.Sheet {...box('bgColor')}>
      <S.Content>
        <CardWords headline={texts.headline} desc={texts.desc} Art={Art} />
        <S.Way>
          <Skeleton shape="pill" />
        </S.Way>
      </S.Content>
    </S.Sheet>
  </PageFrame>
)
