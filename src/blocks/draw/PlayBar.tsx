import styled from 'styled-components'
import { Beckoning } from '@/blocks/home/action/ActionBar.styles'
import { ClosedBar } from '@/blocks/home/action/ClosedBar'
import { useMessages } from '@/lib/i18n'
import type { HomeStatus } from '@/services/candle'
import { ImageButton } from '@/ui/form/ImageButton'
import { BottomBar } from '@/ui/layout/BottomBar'
import { neutral } from '@/ui/theme'
import { drawMessages } from './messages'
import { SmallLine } from './SmallLine'
import type { DrawStage } from './useDraw'

/** It is there before its words are, and takes no room until then: what appears together with its words is not read out. */
const Line = styled(SmallLine)`
  color: ${neutral.textSoft};

  &:not(:empty) {
    margin-bottom: 0.5rem;
  }
`

export type PlayBarProps = {
  readonly status: HomeStatus
  /** Of what the button does, from the tap until its result was seen. */
  readonly step: DrawStage<unknown>['step']
  readonly label: string
  /** Marketing's picture, where it says what the button does now. */
  readonly image?: string
  /** It beckons. */
  readonly isInviting?: boolean
  readonly isLocked?: boolean
  /** Does it, and asks what came of it where that is not known: the same of `useDraw`. */
  readonly onClick: () => unknown
}

/** The one big button of a home where it does what is to be done now. It waits for the answer, asks for one that did not come, and goes with the activity. */
export function PlayBar({ status, step, label, image = '', isInviting = false, isLocked = false, onClick }: PlayBarProps) {
  const { asking, unknownAction, ask } = useMessages(drawMessages)
  if (status !== 'open') return <ClosedBar status={status} />
  const isUnknown = step === 'unknown'
  const isBusy = step === 'drawing' || step === 'asking'
  const picture = isUnknown ? '' : image
  return (
    <BottomBar>
      <Line role="status">{isUnknown ? unknownAction : step === 'asking' && asking}</Line>
      <Beckoning data-box={picture ? 'buttonImage' : 'buttonDesc'} $isInviting={isInviting && !isUnknown && !isBusy}>
        <ImageButton src={picture} label={isUnknown ? ask : label} isBusy={isBusy} isLocked={isLocked} onClick={() => void onClick()} />
      </Beckoning>
    </BottomBar>
  )
}
