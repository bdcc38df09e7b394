import type { FunctionComponent } from 'react'
import type { PageViewProps } from '@/blocks/definePage'
import type { OutcomeHeroProps } from '@/blocks/result/OutcomeHero'
import { resultMessages } from '@/blocks/result/messages'
import { OutcomeWays, OutcomeWaysSkeleton } from '@/blocks/result/OutcomeWays'
import { Steps } from '@/blocks/result/Steps'
import { Ticket } from '@/blocks/result/Ticket'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { afterLoginMessages } from '@/features/login'
import { SkeletonScreen } from '@/ui/feedback/Skeleton'
import { HeroFrame } from '@/ui/layout/HeroFrame'
import { NoCoupon } from './CouponCard.styles'
import { CouponList, CouponSkeleton } from './CouponList'
import type { couponConfig } from './config'
import type { CouponPageActions, CouponPageData, CouponPageTexts } from './couponPage'
import { couponMessages } from './messages'

type Looks = { readonly Hero: FunctionComponent<OutcomeHeroProps>; readonly texts: CouponPageTexts; readonly canInvite: boolean }

type CouponPageViewProps = PageViewProps<typeof couponConfig, CouponPageData, CouponPageActions> & Looks & { readonly isForNewUser: boolean }

export function CouponPageView({ config, data: { coupons, promised, isArriving, isRefused }, actions, Hero, texts, canInvite, isForNewUser }: CouponPageViewProps) {
  const messages = useMessages(couponMessages)
  const { open } = useMessages(resultMessages)
  const { risky } = useMessages(afterLoginMessages)
  const isGiven = coupons.length > 0
  // Marketing's words are about coupons that are there.
  const title = isGiven ? config.title || texts.title : texts.none.title
  const desc = isGiven ? config.desc || texts.desc : isRefused ? risky : texts.none.desc
  const reward = config.rewardText || texts.reward
  return (
    <HeroFrame title={config.title || title} headline={title} picture={config.bgImage} hero={<Hero headline={title} headlineBox="title" subline={desc} sublineBox="desc" isGiven={isGiven} isArriving={isGiven && isArriving} />}>
      {isRefused ? (
        <NoCoupon />
      ) : (
        <div {...box('rewardText')}>
          {isGiven ? (
            <CouponList label={reward} coupons={coupons} name={reward} onUse={actions.use} isArriving={isArriving} />
          ) : (
            <Ticket name={reward} note={texts.none.note} cents={promised} stamp={promised === null ? '' : open.stamp} status={promised === null ? 'received' : 'open'} />
          )}
        </div>
      )}
      {/* Who gets no coupon is not told how to use it. */}
      {(isGiven || (isForNewUser && !isRefused)) && <Steps how={texts.how} />}
      <OutcomeWays
        first={{ label: config.buttonText || texts.button || messages.openApp, box: 'buttonText', image: config.buttonImage, onClick: () => actions.openApp(config.buttonLink) }}
        second={canInvite && { label: config.secondButton || messages.invite, box: 'secondButton', onClick: actions.invite }}
      />
    </HeroFrame>
  )
}

/** The page before the coupons are known: it promises no more than one. */
export function CouponPageSkeleton({ Hero, texts: { none: { title, desc }, how }, canInvite }: Looks) {
  return (
    <HeroFrame title={title} picture="" hero={<Hero headline={title} subline={desc} isGiven={false} isArriving={false} />}>
      <SkeletonScreen>
        <CouponSkeleton />
      </SkeletonScreen>
      <Steps how={how} />
      <OutcomeWaysSkeleton hasSecond={canInvite} />
    </HeroFrame>
  )
}
