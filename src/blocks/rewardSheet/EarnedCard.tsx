import styled from 'styled-components'
import type { HomeActions, HomeBase } from '@/blocks/home/homeData'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { figuresFit } from '@/ui/display/figures/figuresFit'
import { Price } from '@/ui/display/figures/Price'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import { uiMessages } from '@/ui/messages'
import { fontSize, neutral, themed } from '@/ui/theme'
import { LazyRewardSheet } from './lazyRewardSheet'
import type { RewardSheetTexts } from './RewardSheet'
import { REWARDS, type EarnedActions, type EarnedData } from './useEarned'

/** The button beside the sum, or below it where there is no room. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-bottom: 0.75rem;

  > :last-child {
    margin-left: auto;
  }
`

const Sum = styled.p`
  padding-right: 0.75rem;
  color: ${themed('primary')};
  font-size: 2.25rem;
  font-weight: 800;
  line-height: 1.2;
`

const Lost = styled.p`
  flex: 1 1 7em;
  min-width: 0;
  font-size: ${fontSize.base};
`

const Notice = styled.p`
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.5;
`

export type EarnedTexts = Readonly<Record<'earned' | 'nothingPending' | 'loggedOut' | 'earnedFailed' | 'details' | 'blacklisted', string>> & {
  readonly pending: (yuan: string) => string
  readonly sheet: RewardSheetTexts
}

type EarnedCardProps = {
  readonly data: EarnedData & Pick<HomeBase, 'isLoggedIn' | 'status'>
  readonly actions: EarnedActions & Pick<HomeActions, 'login'>
  readonly texts: EarnedTexts
}

/** On a home: the sum of the user's rewards, what is still on its way, and the sheet with all of them. */
export function EarnedCard({ data: { earned, rewards, isLoggedIn, status }, actions, texts }: EarnedCardProps) {
  const { retry } = useMessages(uiMessages)
  const isLost = earned === 'failed'
  const known = isLost ? undefined : earned
  const isBlacklisted = status === 'blacklisted'
  const notice = known && known.pending > 0 ? texts.pending(toShortYuan(known.pending)) : isLoggedIn ? texts.nothingPending : texts.loggedOut
  return (
    <Card title={texts.earned}>
      <Line>
        {isLost ? (
          <Lost role="status">{texts.earnedFailed}</Lost>
        ) : (
          <Sum style={figuresFit(known?.total, 9)}>
            <Price cents={known?.total} isShort />
          </Sum>
        )}
        <Button kind="secondary" size="small" onClick={() => (isLost ? actions.retryEarned() : isLoggedIn ? actions.showRewards() : actions.login(REWARDS))}>
          {isLost ? retry : texts.details}
        </Button>
      </Line>
      <Notice role={isBlacklisted ? 'status' : undefined}>{isBlacklisted ? texts.blacklisted : notice}</Notice>
      <LazyRewardSheet isOpen={rewards !== undefined} listing={rewards ?? { status: 'loading' }} texts={texts.sheet} onClose={actions.hideRewards} onMore={actions.moreRewards} onRetry={actions.retryRewards} onUse={actions.followReward} onLeave={actions.hideRewards} />
    </Card>
  )
}

/** Its place. */
export const EarnedSkeleton = ({ title }: { readonly title: string }) => (
  <Card title={title}>
    <Line>
      <Sum as="div">
        <Skeleton height="1.2em" width="7rem" />
      </Sum>
      <Skeleton shape="pill" width="5.5rem" height="2.75rem" />
    </Line>
    <Notice as="div">
      <Skeleton shape="text" width="60%" height="1.5em" />
    </Notice>
  </Card>
)
