import styled from 'styled-components'
import type { DrawStage } from '@/blocks/draw/useDraw'
import { drawMessages } from '@/blocks/draw/messages'
import { useMessages } from '@/lib/i18n'
import { LinkRow } from '@/ui/display/LinkRow'
import { Button } from '@/ui/form/Button'
import { ButtonLine } from '@/ui/layout/ButtonLine'
import { Card } from '@/ui/layout/Card'
import { fontSize, neutral, themed } from '@/ui/theme'
import { checkInMessages } from './messages'

const Line = styled(ButtonLine)`
  margin-bottom: 0.5rem;

  > p {
    color: ${neutral.textSoft};
  }
`

const Count = styled.strong`
  color: ${themed('primary')};
  font-size: ${fontSize.title};
`

type MakeUpCardProps = {
  readonly cards: number
  /** A day was missed that can still be made up. */
  readonly hasMissed: boolean
  /** `unknown`: whether it was made up is still to be asked. */
  readonly step: DrawStage<unknown>['step']
  readonly onMakeUp: () => void
  /** Undefined where this user cannot invite. */
  readonly onInvite: (() => unknown) | undefined
  readonly onOpenHelpers: () => void
}

/** How many missed days can be made up, and how to come by more. */
export function MakeUpCard({ cards, hasMissed, step, onMakeUp, onInvite, onOpenHelpers }: MakeUpCardProps) {
  const texts = useMessages(checkInMessages)
  const { asking, unknownAction, ask } = useMessages(drawMessages)
  const isUnknown = step === 'unknown'
  const isBusy = step === 'drawing' || step === 'asking'
  const canMakeUp = (hasMissed && cards > 0) || isUnknown || isBusy
  return (
    <Card title={texts.makeUp} extra={<Count>{texts.cards(cards)}</Count>}>
      <Line>
        <p role="status">{isUnknown ? unknownAction : step === 'asking' ? asking : canMakeUp ? texts.canMakeUp : hasMissed ? texts.needsCard : texts.nothingMissed}</p>
        {canMakeUp ? (
          <Button kind="secondary" size="small" isBusy={isBusy} onClick={onMakeUp}>
            {isUnknown ? ask : texts.makeUpNow}
          </Button>
        ) : (
          onInvite && (
            <Button kind="secondary" size="small" onClick={() => void onInvite()}>
              {texts.getCard}
            </Button>
          )
        )}
      </Line>
      <LinkRow label={texts.helpers} onClick={onOpenHelpers} />
    </Card>
  )
}
