import { TurntableSkeleton } from '@/blocks/turntable/Turntable'
import { useMessages } from '@/lib/i18n'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { turntableMessages } from '../messages'
import * as D from './PrizeDetail.styles'
import * as S from './Stage.styles'

/** The wheel stands there at once; what it is for comes with the data. */
export const StageSkeleton = () => (
  <>
    <S.Stage as="div" aria-hidden>
      <TurntableSkeleton count={8} />
      <S.Press>
        <Skeleton shape="pill" />
        <Skeleton shape="text" width="60%" height="1.25rem" top="0.5rem" />
      </S.Press>
    </S.Stage>
    <Card>
      <Skeleton shape="block" height="3rem" />
    </Card>
  </>
)

export const PrizeDetailSkeleton = ({ title }: { readonly title: string }) => (
  <>
    <Card>
      <D.Prize>
        <D.Image>
          <Skeleton shape="block" height="10rem" />
        </D.Image>
        <D.Name as="p">{title}</D.Name>
      </D.Prize>
    </Card>
    <Card title={useMessages(turntableMessages).detail.how}>
      <Skeleton shape="block" height="3rem" />
    </Card>
  </>
)
