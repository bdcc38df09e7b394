import styled from 'styled-components'
import type { RowProps } from '@/blocks/list/RowList'
import * as S from '@/blocks/list/rows/Row.styles'
import { useMessages } from '@/lib/i18n'
import { Tag } from '@/ui/display/Tag'
import { wrapAtCommas } from '@/ui/theme'
import type { JudgedOrder } from './api'
import { awardMessages } from './messages'

/** A place stays whole where it can. */
const Trip = styled(S.Name)`
  ${wrapAtCommas}
`

/** One order: from where to where, when, and whether it counts; one that does not says why. */
export function OrderRow({ row: { at, from, to, isCounted, kind, reason } }: RowProps<JudgedOrder>) {
  const texts = useMessages(awardMessages)
  const time = at.slice(11, 16)
  return (
    <S.Box>
      <S.Line $isFaded={!isCounted}>
        <S.Who>
          <Trip $isFaded={!isCounted} style={{ whiteSpace: 'normal', WebkitLineClamp: 4 }}>{texts.trip(from, to)}</Trip>
          <S.Fact>{isCounted || kind !== 'cancelled' ? at && texts.finishedAt(time) : time}</S.Fact>
        </S.Who>
        <S.Outcome>
          <Tag tone={isCounted ? 'success' : 'neutral'}>{isCounted ? texts.isCounted : texts.notCounted}</Tag>
        </S.Outcome>
      </S.Line>
      {!isCounted && <S.Note>{texts.because(texts.reason[kind], reason)}</S.Note>}
    </S.Box>
  )
}
