import { homePage, type SectionProps } from '@/blocks/home/homePage'
import { useShownPrize } from '@/blocks/play/useShownPrize'
import { RewardOutcome } from '@/blocks/rewardDialog/RewardOutcome'
import { drawSlice } from '@/features/draw'
import { useMessages } from '@/lib/i18n'
import { list, text } from '@/lib/pageConfig'
import type { ActivityPage } from '@/services/candle'
import { Bullets } from '@/ui/display/Bullets'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { HeroFromLeft } from '@/ui/layout/HeroFromLeft'
import { useQueryCreditCardPageQuery, type CardPage } from './api'
import { FloatingCard } from './art/FloatingCard'
import { STANDING } from './art/Progress.styles'
import { CardAction } from './CardAction'
import { cardMessages } from './messages'
import { Progress } from './Progress'
import { cardActions, useCard, type CardActions, type CardData } from './useCard'

export type HomeSectionData = CardPage & CardData

const MOST = 6
const fields = { benefitsTitle: text('权益标题', '', 20), benefits: list('卡片权益', { label: text('文字', '', 40) }, { needs: 'label', max: MOST }) }
export type CardFields = typeof fields

export const page = homePage<ActivityPage & CardPage, HomeSectionData, CardFields, CardActions>({
  usePage: useQueryCreditCardPageQuery,
  toData: ({ bankName, bankUrl, offer }): HomeSectionData => ({ bankName, bankUrl, offer, application: undefined, hasFailed: false, stage: { step: 'idle' } }),
  useExtras: useCard,
  extraActions: cardActions,
  fixtures: async () => (await import('./fixtures')).homeFixtures,
  config: fields,
  useDefaults: () => {
    const { benefitsTitle, benefits } = useMessages(cardMessages)
    return { benefitsTitle, benefits: Object.values(benefits).map((label) => ({ label })) }
  },
  landing: '',
  useTexts: () => {
    const texts = useMessages(cardMessages)
    return { ...texts, invite: texts.apply }
  },
  Hero: HeroFromLeft,
  scene: <FloatingCard />,
  Sections,
  SectionsSkeleton: () => (
    <Card title={useMessages(cardMessages).progress}>
      <Skeleton shape="block" height={STANDING} />
    </Card>
  ),
  Action: CardAction,
  slices: [drawSlice],
})

function Sections({ config, data, actions }: SectionProps<HomeSectionData, CardFields, CardActions>) {
  const texts = useMessages(cardMessages)
  const shownOf = useShownPrize()
  const benefits = config.benefits.length > 0 ? config.benefits.map(({ label }) => label) : Object.values(texts.benefits)
  return (
    <>
      <Progress data={data} actions={actions} />
      <Card title={config.benefitsTitle || texts.benefitsTitle} box="benefits">
        <Bullets lines={benefits} />
      </Card>
      <RewardOutcome
        stage={data.stage}
        onClose={actions.close}
        contentOf={({ prize }) => ({ reward: prize && { ...shownOf(prize), name: texts.reward(prize.name) }, next: { label: texts.gotIt } })}
      />
    </>
  )
}
