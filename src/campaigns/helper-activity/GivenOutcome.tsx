import type { RewardContent } from '@/blocks/reward/reward'
import { RewardOutcome } from '@/blocks/reward/RewardOutcome'
import { useMessages } from '@/lib/i18n'
import type { Given } from './api'
import { helperMessages } from './messages'
import type { GivenStage, HelperActions } from './useHelper'

type GivenOutcomeProps = { readonly stage: GivenStage; readonly isHelp: boolean; readonly actions: Pick<HelperActions, 'close' | 'openMine' | 'ride'> }

const idle: GivenStage = { step: 'idle' }

/** What helping, or a full bus, has given. */
export function GivenOutcome({ stage, isHelp, actions }: GivenOutcomeProps) {
  const texts = useMessages(helperMessages)
  const contentOf = ({ missing, reward }: Given): RewardContent => ({
    title: isHelp ? texts.helped : texts.won,
    reward: reward && { name: texts.reward(reward.name).trim(), cents: reward.cents, note: isHelp ? texts.helpedText(missing) : reward.until && texts.until(reward.until) },
    next: isHelp ? { label: texts.mine, onClick: actions.openMine } : { label: texts.use, leave: actions.ride },
    other: { label: texts.later, onClick: () => undefined },
  })
  return <RewardOutcome stage={stage.step === 'told' && !stage.result.reward ? idle : stage} onClose={actions.close} contentOf={contentOf} />
}
