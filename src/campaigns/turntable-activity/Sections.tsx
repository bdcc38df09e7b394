import { useEffect, useEffectEvent, useRef } from 'react'
import { DrawButton } from '@/blocks/draw/DrawButton'
import { drawCta } from '@/blocks/draw/drawCta'
import type { SectionProps } from '@/blocks/home/homePage'
import { homeMessages } from '@/blocks/home/messages'
import { preloadOutcome, RewardOutcome } from '@/blocks/reward/RewardOutcome'
import { usePrizeContent } from '@/blocks/play/usePrizeContent'
import { rewardMessages } from '@/blocks/reward/messages'
import { sectorsOf } from '@/blocks/turntable/config'
import { Turntable } from '@/blocks/turntable/Turntable'
import { useTurntableShow } from '@/blocks/turntable/useTurntableShow'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/form/Button'
import { Below } from './Below'
import type { homeFields } from './config'
import { outcomeContent } from './outcomeContent'
import { turntableMessages } from './messages'
import { Press, Spoken, Stage, Told } from './Stage'
import { DRAW, type HomeOwn, type OwnActions } from './useTurntable'
import { useUsualSectors } from './useUsualSectors'

type Props = SectionProps<HomeOwn, typeof homeFields, OwnActions>

/** The wheel and its button, what was won last, and what lies below. */
export function Sections({ config, data, actions, invite }: Props) {
  const texts = useMessages(turntableMessages)
  const { ended } = useMessages(homeMessages)
  const { isLoggedIn, status, chances, last } = data
  const sectors = sectorsOf(config, useUsualSectors())
  const show = useTurntableShow(data.stage, sectors)
  const share = data.canShare ? invite : undefined
  const step = show.isRunning && show.stage.step !== 'unknown' ? 'drawing' : show.stage.step
  const isPlaying = status === 'open' && (chances ?? 0) > 0
  useEffect(() => {
    if (isPlaying) preloadOutcome()
  }, [isPlaying])
  const canDraw = status === 'open' && drawCta(step, chances, share !== undefined) === 'draw'
  // What the draw changed is asked for once the wheel stands: it would make it stutter.
  const isDrawing = data.stage.step !== 'idle' && data.stage.step !== 'told'
  useOnEnd(isDrawing, isDrawing || show.isRunning, actions.reload)
  const draw = () => (isLoggedIn ? actions.draw() : actions.login(DRAW))
  return (
    <>
      <Stage aria-label={texts.wheel(sectors.map(({ label }) => label).join(texts.comma))}>
        <Turntable box="sectors" sectors={sectors} status={show.status} onStopped={show.onStopped} label={config.hubText || texts.hub} isLocked={!canDraw} onPress={draw} />
        <Spoken role="status">{show.isRunning ? texts.spinning : ''}</Spoken>
        <Press>
          {status === 'open' ? (
            <DrawButton step={step} chances={chances} label={config.buttonDesc || (isLoggedIn ? texts.draw : texts.login)} image={config.buttonImage} onDraw={draw} onShare={share} />
          ) : (
            <Button isBlock isLocked>
              {ended}
            </Button>
          )}
        </Press>
        <Told>{!isLoggedIn ? texts.loggedOut : last ? texts.last(last.name, last.at) : texts.noLast}</Told>
      </Stage>
      <Below config={config} actions={actions} isLoggedIn={isLoggedIn} isOpen={status === 'open'} share={share} />
      <RewardOutcome stage={show.stage} onClose={actions.close} contentOf={outcomeContent({ words: useMessages(rewardMessages), contentOf: usePrizeContent(actions), draw: actions.draw, sectors, share })} />
    </>
  )
}

/** Calls back when something that was seen to begin is over. */
function useOnEnd(begins: boolean, isUnderWay: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (begins) hasBegun.current = true
    else if (hasBegun.current && !isUnderWay) {
      hasBegun.current = false
      end()
    }
  }, [begins, isUnderWay])
}
