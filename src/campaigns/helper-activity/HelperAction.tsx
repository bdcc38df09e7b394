import { useEffect, useEffectEvent } from 'react'
import { PlayBar } from '@/blocks/draw/PlayBar'
import { wordedCard } from '@/blocks/home/homeData'
import type { SectionProps } from '@/blocks/home/homePage'
import { INVITE } from '@/blocks/intent'
import { useMessages } from '@/lib/i18n'
import type { HelperFields, HomeOwn } from './home'
import { helperMessages } from './messages'
import { ASSIST, type HelperActions } from './useHelper'

type Props = SectionProps<HomeOwn, HelperFields, HelperActions>

/** One button for both faces: what there is to do for this user. */
export function HelperAction({ config, data, actions }: Props) {
  const texts = useMessages(helperMessages)
  const { status, role, assistState, round, isLoggedIn, assistStage, rewardStage, startStage } = data
  const share = () => actions.share(wordedCard(config.cornerShare, texts.card))
  useShareOfStart(data, actions.closeStart, share)
  if (role === 'visitor') {
    const may = assistState === 'may' && assistStage.step !== 'told'
    const assist = isLoggedIn ? actions.assist : () => actions.login(ASSIST)
    // What is asked for is the help, whatever the page says by now.
    const isOpen = may || assistStage.step === 'unknown'
    return <PlayBar status={status} step={assistStage.step} label={may ? texts.assist : texts.mine} isInviting={may} onClick={isOpen ? assist : actions.openMine} />
  }
  const isTaking = rewardStage.step !== 'idle' && rewardStage.step !== 'told'
  if (round?.status === 'reached' || isTaking) return <PlayBar status={status} step={rewardStage.step} label={texts.receive} isInviting onClick={actions.receive} />
  if (round?.status === 'received' || round?.status === 'expired') {
    return <PlayBar status={status} step={startStage.step} label={round.status === 'expired' ? texts.restart : texts.again} onClick={actions.startRound} />
  }
  return <PlayBar status={status} step="idle" label={config.buttonDesc || texts.find} image={config.buttonImage} isInviting onClick={isLoggedIn ? share : () => actions.login(INVITE)} />
}

/** A round is no use to anybody who does not hear of it: it is shared as soon as the page has it, also where the answer that began it is lost. */
function useShareOfStart({ startStage, round }: HomeOwn, close: () => void, share: () => unknown): void {
  const hasBegun = startStage.step !== 'idle' && round?.status === 'open'
  const tell = useEffectEvent(() => {
    close()
    void share()
  })
  useEffect(() => {
    if (hasBegun) tell()
  }, [hasBegun])
}
