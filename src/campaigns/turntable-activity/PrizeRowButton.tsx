import { listMessages } from '@/blocks/list/messages'
import type { RowProps } from '@/blocks/list/RowList'
import { MedalBadge } from '@/blocks/list/rows/badges'
import { OpenRow, RowFact } from '@/blocks/list/rows/OpenRow'
import { useMessages } from '@/lib/i18n'
import { Chevron } from '@/ui/display/Chevron'
import { Price } from '@/ui/display/Price'
import { Tag, type TagTone } from '@/ui/display/Tag'
import { neutral } from '@/ui/theme'
import type { PrizeRow } from './api'
import { turntableMessages } from './messages'

const TONES: Readonly<Record<PrizeRow['address'], TagTone>> = { wanted: 'warning', given: 'primary', shipped: 'success', none: 'neutral' }

/** One prize; where it is sent is asked for in its row. */
export function PrizeRowButton({ row: { name, kind, at, status, statusName, cents, address }, onOpen }: RowProps<PrizeRow>) {
  const texts = useMessages(listMessages)
  const { addressStatus } = useMessages(turntableMessages)
  const said = address === 'none' ? texts.rewardStatus(status, statusName) : addressStatus[address]
  return (
    <OpenRow
      onOpen={onOpen}
      isFaded={status === 'expired' || status === 'used'}
      head={<MedalBadge />}
      name={texts.rewardName(kind, name)}
      facts={at && <RowFact>{at}</RowFact>}
      amount={cents > 0 && <Price cents={cents} isShort />}
      tag={said && <Tag tone={address === 'none' && status === 'received' ? 'success' : TONES[address]}>{said}</Tag>}
      tail={<Chevron colour={neutral.textFaint} />}
    />
  )
}
