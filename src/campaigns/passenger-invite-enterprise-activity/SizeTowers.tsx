import { useMessages } from '@/lib/i18n'
import { Price } from '@/ui/display/figures/Price'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import type { SizeReward } from './api'
import * as S from './art/SizeTowers.styles'
import { pieMessages } from './messages'

/** What a company brings, by its size: the larger, the higher. */
export function SizeTowers({ title, sizes }: { readonly title: string; readonly sizes: readonly SizeReward[] }) {
  const { sizesNote, headCounts, otherSize } = useMessages(pieMessages)
  if (sizes.length === 0) return null
  return (
    <Card title={title} box="sizesTitle">
      <S.Note>{sizesNote}</S.Note>
      <S.Row role="list">
        {sizes.map(({ headCount, cents }, at) => (
          <S.Tower key={headCount}>
            <strong>
              <Price cents={cents} isShort />
            </strong>
            <S.Storeys $storeys={at + 1} aria-hidden />
            <span>{(headCounts as Readonly<Record<number, string>>)[headCount] ?? otherSize}</span>
          </S.Tower>
        ))}
      </S.Row>
    </Card>
  )
}

/** Their places. */
export function SizeTowersSkeleton({ title }: { readonly title: string }) {
  return (
    <Card title={title}>
      <S.Note>{useMessages(pieMessages).sizesNote}</S.Note>
      <Skeleton shape="block" height="10.25rem" />
    </Card>
  )
}
