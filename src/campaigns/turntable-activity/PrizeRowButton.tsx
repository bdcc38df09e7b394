import styled from 'styled-components'
import { listMessages } from '@/blocks/list/messages'
import type { RowProps } from '@/blocks/list/RowList'
import { MedalBadge } from '@/blocks/list/rows/badges'
import * as R from '@/blocks/list/rows/Row.styles'
import { useMessages } from '@/lib/i18n'
import { Chevron } from '@/ui/display/Chevron'
import { Price } from '@/ui/display/Price'
import { Tag, type TagTone } from '@/ui/display/Tag'
import { neutral, plainButton } from '@/ui/theme'
import type { PrizeRow } from './api'
import { turntableMessages } from './messages'

const Open = styled(R.Box)`
  ${plainButton}
  display: block;
  width: 100%;
  padding: 0.875rem 1rem;
  background-color: ${neutral.surface};

  ${R.Name}, ${R.Fact}, ${R.Amount} {
    display: block;
  }
`

const TONES: Readonly<Record<PrizeRow['address'], TagTone>> = { wanted: 'warning', given: 'primary', shipped: 'success', none: 'neutral' }

/** One prize; where it is sent is asked for in its row. */
export function PrizeRowButton({ row: { name, kind, at, status, statusName, cents, address }, onOpen }: RowProps<PrizeRow>) {
  const texts = useMessages(listMessages)
  const { addressStatus } = useMessages(turntableMessages)
  const said = address === 'none' ? texts.rewardStatus(status, statusName) : addressStatus[address]
  const isOver = status === 'expired' || status === 'used'
  return (
    <Open as="button" type="button" onClick={onOpen}>
      <R.Line as="span" $isFaded={isOver}>
        <MedalBadge />
        <R.Who as="span">
          <R.Name as="span" $isFaded={isOver}>
            {texts.rewardName(kind, name)}
          </R.Name>
          {at && <R.Fact as="span">{at}</R.Fact>}
        </R.Who>
        <R.Outcome as="span">
          {cents > 0 && (
            <R.Amount as="span" $isFaded={isOver}>
              <Price cents={cents} isShort />
            </R.Amount>
          )}
          {said && <Tag tone={address === 'none' && status === 'received' ? 'success' : TONES[address]}>{said}</Tag>}
        </R.Outcome>
        <Chevron colour={neutral.textFaint} />
      </R.Line>
    </Open>
  )
}
