import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { NoBreakDates } from '@/ui/display/NoBreakDates'
import { drawMessages } from './messages'
import { SmallLine } from './SmallLine'
import type { DrawStage } from './useDraw'

/** As high as one line: the page does not move as the words come and go. */
const Line = styled(SmallLine)`
  min-height: 1.25rem;
  margin-top: 0.5rem;
  color: inherit;
`

type DrawLineProps = {
  readonly step: DrawStage<unknown>['step']
  /** How many chances are left; undefined where the campaign counts none. */
  readonly chances?: number | undefined
  readonly canShare?: boolean
  /** What to do, where no chances are counted. */
  readonly hint?: string | undefined
  /** What was pressed uses no chance. */
  readonly isAction?: boolean
}

/** Says how many chances are left, or what is going on with a draw. */
export function DrawLine({ step, chances, canShare = false, hint = '', isAction = false }: DrawLineProps) {
  const messages = useMessages(drawMessages)
  const count = chances === undefined ? hint : chances > 0 ? messages.chances(chances) : canShare ? messages.noChance : ''
  return (
    <Line role="status">
      <NoBreakDates>{step === 'unknown' ? messages[isAction ? 'unknownAction' : 'unknown'] : step === 'asking' ? messages.asking : count}</NoBreakDates>
    </Line>
  )
}
