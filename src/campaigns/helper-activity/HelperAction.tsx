import { useEffect, useEffectEvent } from 'react'
import { PlayBar } from '@/blocks/draw/PlayBar'
import { wordedCard } from '@/blocks/home/homeData'
import type { SectionProps } from '@/blocks/home/homePage'
import { INVITE } from '@/blocks/intent'
import { useMessages } from '@/lib/i18n'
import { helperCta, type HelperCta } from './helperCta'
import type { HelperFields, HomeOwn } from './home'
import { helperMessages } from './messages'
import { ASSIST, type HelperActions } from './useHelper'

type Does = { readonly label: string; readonly onClick: () => unknown }

/** One button for both faces: what there is to do for this user. */
export function HelperAction({ config, data, actions }: SectionProps<HomeOwn, HelperFields, HelperActions>) {
  const texts = useMessages(helperMessages)
  const { role, round, isLoggedIn, assistStage, rewardStage, startStage } = data
  const isOver = round?.status === 'received' || round?.status === 'expired'
  const isStarting = isOver && rewardStage.step === 'idle'
  const { step } = role === 'visitor' ? assistStage : isStarting ? startStage : rewardStage
  const cta = helperCta({ ...data, roundStatus: round?.status, step })
  const share = () => actions.share(wordedCard(config.cornerShare, texts.card))
  useShareOfStart(data, actions.closeStart, share)
  if (cta === 'none') return null
  const does: Readonly<Record<Exclude<HelperCta, 'none' | 'busy' | 'ask'>, Does>> = {
    find: { label: config.buttonDesc || texts.find, onClick: isLoggedIn ? share : () => actions.login(INVITE) },
    receive: { label: texts.receive, onClick: actions.receive },
    again: { label: round?.status === 'expired' ? texts.restart : texts.again, onClick: actions.startRound },
    assist: { label: texts.assist, onClick: isLoggedIn ? actions.assist : () => actions.login(ASSIST) },
    mine: { label: texts.mine, onClick: actions.openMine },
    ended: { label: texts.ended, onClick: () => undefined },
  }
  const begun = role === 'visitor' ? 'assist' : isStarting ? 'again' : 'receive'
  const { label, onClick } = does[cta === 'busy' || cta === 'ask' ? begun : cta]
  return (
    <PlayBar
      line={cta === 'ask' ? texts.unknown : step === 'asking' ? texts.asking : ''}
      label={cta === 'ask' ? texts.ask : label}
      image={cta === 'find' ? config.buttonImage : ''}
      isInviting={cta === 'find' || cta === 'assist' || cta === 'receive'}
      isBusy={cta === 'busy'}
      isLocked={cta === 'ended'}
      onClick={onClick}
    />
  )
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
