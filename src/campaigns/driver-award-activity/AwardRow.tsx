import type { RowProps } from '@/blocks/list/RowList'
import { OpenRow, RowFact } from '@/blocks/list/rows/OpenRow'
import { useMessages } from '@/lib/i18n'
import { Price } from '@/ui/display/figures/Price'
import { Ring } from '@/ui/display/figures/Ring'
import { Tag, type TagTone } from '@/ui/display/Tag'
import type { Award } from './api'
import * as S from './art/AwardRow.styles'
import { awardMessages } from './messages'

export const TONES: Readonly<Record<Award['status'], TagTone>> = { underWay: 'primary', reached: 'success', missed: 'neutral', settled: 'success', unknown: 'neutral' }

export const shareOf = ({ finished, target }: Pick<Award, 'finished' | 'target'>): number => finished / Math.max(1, target)

/** One award: how far, when, how much, and how it stands. What lies ahead is said by its most, what is over by what it brought. */
export function AwardRow({ row, onOpen }: RowProps<Award>) {
  const texts = useMessages(awardMessages)
  const { name, first, last, finished, target, cents, earned, status } = row
  const isMissed = status === 'missed'
  const isAhead = status === 'underWay'
  return (
    <OpenRow
      onOpen={onOpen}
      head={
        <Ring share={shareOf(row)} isFaded={isMissed}>
          <S.Done>{finished}</S.Done>
          <S.Target>/{target}</S.Target>
        </Ring>
      }
      name={name}
      facts={
        <>
          <RowFact>{texts.period(first.slice(5), last.slice(5))}</RowFact>
          <RowFact>{texts.progress(finished, target)}</RowFact>
        </>
      }
      amount={
        <>
          {isAhead && <S.Most>{texts.most}</S.Most>}
          <Price cents={isAhead ? cents : earned} isShort />
        </>
      }
      tag={texts.status[status] && <Tag tone={TONES[status]}>{texts.status[status]}</Tag>}
      isFaded={isMissed}
    />
  )
}
