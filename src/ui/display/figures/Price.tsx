import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { toShortYuan, toYuan } from '@/lib/money'
import { uiMessages } from '../../messages'
import { font } from '../../theme'

type PriceProps = {
  /** Integer cents; undefined shows `¥--`, for users who are not logged in. */
  readonly cents: number | undefined
  /** Trims the decimals: `¥12` instead of `¥12.00` (spec 2 §9). */
  readonly isShort?: boolean
}

/** Takes the size of the text around it. Sign and decimals are smaller, so that the whole yuan stand out. */
const Amount = styled.span`
  font-family: ${font.number};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: 1;
  white-space: nowrap;
`

const Sign = styled.span`
  margin-right: 0.06em;
  font-size: 0.72em;
`

const Decimals = styled.span`
  font-size: 0.66em;
`

export function Price({ cents, isShort = false }: PriceProps) {
  const { yuanSign } = useMessages(uiMessages)
  const text = (isShort ? toShortYuan : toYuan)(cents ?? NaN)
  const [, minus = '', whole = text, decimals] = /^(-?)(\d+)(\.\d+)?$/.exec(text) ?? []
  return (
    <Amount>
      {minus}
      <Sign>{yuanSign}</Sign>
      {whole}
      {decimals && <Decimals>{decimals}</Decimals>}
    </Amount>
  )
}
