import { playMessages } from '@/blocks/play/messages'
import { RewardOutcome } from '@/blocks/reward/RewardOutcome'
import { useMessages } from '@/lib/i18n'
import { helperMessages } from './messages'
import type { GivenStage, HelperActions } from './useHelper'

type GivenOutcomeProps = { readonly stage: GivenStage; readonly isHelp: boolean; readonly actions: Pick<HelperActions, 'close' | 'openMine' | 'use'> }

/** What helping, or a full bus, has given. */
export function GivenOutcome({ stage, isHelp, actions }: GivenOutcomeProps) {
  const texts = useMessages(helperMessages)
  const { use } = useMessages(playMessages)
  return (
    <RewardOutcome
      stage={stage}
      onClose={actions.close}
      contentOf={({ missing, reward }) => {
        if (!reward) return isHelp ? texts.helped : texts.received
        return {
          title: isHelp ? texts.helped : texts.won,
          reward: { name: texts.reward(reward.name).trim(), cents: reward.cents, note: isHelp ? texts.helpedText(missing) : reward.until && texts.until(reward.until) },
          next: isHelp ? { label: texts.mine, onClick: actions.openMine } : { label: use, leave: (close) => actions.use('', close) },
          other: { label: texts.later, onClick: () => undefined },
        }
      }}
    />
  )
}
