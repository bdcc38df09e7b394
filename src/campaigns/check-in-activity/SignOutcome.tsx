import { usePrizeContent } from '@/blocks/play/usePrizeContent'
import { RewardOutcome } from '@/blocks/reward/RewardOutcome'
import { useMessages } from '@/lib/i18n'
import { checkInMessages } from './messages'
import type { CheckInActions, SignStage } from './useCheckIn'

type SignOutcomeProps = { readonly stage: SignStage; readonly title: string; readonly actions: Pick<CheckInActions, 'close' | 'fillAddress' | 'use'> }

/** What a day gave. */
export function SignOutcome({ stage, title, actions }: SignOutcomeProps) {
  const texts = useMessages(checkInMessages)
  const contentOf = usePrizeContent(actions)
  return (
    <RewardOutcome
      stage={stage}
      onClose={actions.close}
      contentOf={({ prize, streak, hasHelped }) => {
        if (!prize) return texts.signedFor(streak)
        const { reward, next } = contentOf(prize)
        return { title, reward: hasHelped ? { ...reward, note: texts.helped } : reward, next, other: { label: texts.later, onClick: () => undefined } }
      }}
    />
  )
}
