import type { RewardContent } from '@/blocks/reward/reward'
import { RewardOutcome } from '@/blocks/reward/RewardOutcome'
import { useMessages } from '@/lib/i18n'
import type { Signed } from './api'
import { checkInMessages } from './messages'
import type { CheckInActions, SignStage } from './useCheckIn'

type SignOutcomeProps = { readonly stage: SignStage; readonly title: string; readonly actions: Pick<CheckInActions, 'close' | 'fillAddress' | 'ride'> }

const idle: SignStage = { step: 'idle' }

/** What a day gave. A day that gives nothing is told in a line (`useCheckIn`). */
export function SignOutcome({ stage, title, actions }: SignOutcomeProps) {
  const texts = useMessages(checkInMessages)
  const contentOf = ({ reward, hasHelped }: Signed): RewardContent => {
    const isGoods = reward?.kind === 'goods'
    const note = isGoods ? texts.goodsNote : reward?.until ? texts.until(reward.until) : ''
    return {
      title,
      reward: reward && { name: texts.prize(reward.kind, reward.name), cents: isGoods ? 0 : reward.cents, note: hasHelped ? texts.helped : note },
      next: isGoods ? { label: texts.fill, onClick: () => actions.fillAddress(reward.id) } : { label: texts.use, leave: actions.ride },
      other: { label: texts.later, onClick: () => undefined },
    }
  }
  return <RewardOutcome stage={stage.step === 'told' && !stage.result.reward ? idle : stage} onClose={actions.close} contentOf={contentOf} />
}
