import type { ComponentType } from 'react'
import { useSelector } from 'react-redux'
import { definePage, type LivePage, type Page } from '@/blocks/definePage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { useFollowLink } from '@/blocks/followLink/useFollowLink'
import { useIntent } from '@/blocks/intent/useIntent'
import { useLoginLauncher } from '@/blocks/intent/useLoginLauncher'
import { usePageConfig } from '@/blocks/usePageConfig'
import { selectIsLoggedIn } from '@/features/session'
import { useHasTimedOut } from '@/lib/time/useHasTimedOut'
import type { HeroProps } from '@/ui/layout/Hero'
import { guideConfig } from './config'
import { PlainHero } from './Guide.styles'
import { GuideSkeleton, GuideView, stepsOf, type GuideActions, type GuideTexts } from './GuideView'

export type GuidePageOptions = {
  readonly useTexts: () => GuideTexts
  /** The page of the campaign that its button leads to, through the login unless `isOpenToAll`. */
  readonly leadsTo: string
  readonly isOpenToAll?: true
  readonly Hero?: ComponentType<HeroProps>
}

/** How long the page waits for what marketing wrote (ms). */
const CONFIG_TIMEOUT_MS = 3_000

/** How something is done, step by step, with questions and a video. */
export function guidePage(configKey: string, { useTexts, leadsTo, isOpenToAll, Hero: Head = PlainHero }: GuidePageOptions): Page<typeof guideConfig, null, GuideActions> {
  return definePage({
    kind: 'guide',
    config: guideConfig,
    fixtures: { default: null },
    useDefaults: () => {
      const texts = useTexts()
      return { title: texts.title, headline: texts.headline, steps: stepsOf(texts), questions: Object.values(texts.questions), buttonDesc: texts.button }
    },
    actionNames: ['watch', 'proceed'],
    useLive: () => useGuide(configKey, leadsTo, isOpenToAll ?? false),
    View: (page) => <GuideView {...page} texts={useTexts()} Hero={Head} />,
    Skeleton: () => <GuideSkeleton texts={useTexts()} Hero={Head} />,
  })
}

function useGuide(configKey: string, leadsTo: string, isOpenToAll: boolean): LivePage<null, GuideActions> {
  const { rawConfig, isLoading } = usePageConfig(configKey)
  const hasTimedOut = useHasTimedOut(CONFIG_TIMEOUT_MS)
  const { addressOf, open } = useCampaignNavigate()
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const logIn = useLoginLauncher()
  const follow = useFollowLink()
  useIntent(true, (intent) => open(intent))
  if (isLoading && !hasTimedOut) return { status: 'loading' }
  return { status: 'ready', rawConfig, data: null, actions: { watch: follow, proceed: () => (isLoggedIn || isOpenToAll ? open(leadsTo) : logIn({ to: addressOf(leadsTo), intent: leadsTo })) } }
}
