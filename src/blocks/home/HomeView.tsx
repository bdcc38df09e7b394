import { useCallback, useMemo, useState } from 'react'
import type { PageViewProps } from '@/blocks/definePage'
import { INVITE } from '@/blocks/intent/intent'
import { LazyRuleSheet } from '@/blocks/rule/lazyRuleSheet'
import type { ConfigFields } from '@/lib/pageConfig'
import type { ActivityPage } from '@/services/candle'
import { PageFrame } from '@/ui/layout/PageFrame'
import { ThemeProvider } from '@/ui/theme'
import { ActionBar } from './action/ActionBar'
import type { HomeFields } from './config'
import { ctaOf } from './action/ctaOf'
import { withCardTexts, type HomeActions, type HomeData } from './homeData'
import { HomeHead } from './HomeHead'
import type { HomePageOptions } from './homePage'

type HomeViewProps = PageViewProps<HomeFields, HomeData<object>, HomeActions> & { readonly options: HomePageOptions<ActivityPage, object, ConfigFields> }

export function HomeView({ config, data, actions, options }: HomeViewProps) {
  const { Sections, Action, rulePage = 'rule', useTexts } = options
  // oxlint-disable-next-line react/hooks -- a page has one catalogue for its whole life
  const { card: cardTexts, invite: inviteWords } = useTexts()
  const overrides = useMemo(() => (config.themeColor ? { primary: config.themeColor } : undefined), [config.themeColor])
  const [isRuleOpen, setRuleOpen] = useState(false)
  // A campaign without a page for its rule has it among the home's own fields.
  const { ruleContent } = config as { readonly ruleContent?: string }
  const isRuleHere = ruleContent !== undefined
  const { status, ending, winners } = data
  const cta = ctaOf(status, data.isLoggedIn)
  const card = useMemo(() => withCardTexts(config.cornerShare, cardTexts), [config.cornerShare, cardTexts])
  const invite = useCallback(() => actions.invite(card), [actions, card])
  const openRule = useCallback(() => (isRuleHere ? setRuleOpen(true) : actions.open(rulePage)), [actions, isRuleHere, rulePage])
  const shown = { config, data, actions, invite: cta === 'invite' ? invite : undefined }
  return (
    <ThemeProvider overrides={overrides}>
      <PageFrame title={config.title} hero={<HomeHead {...{ options, config, actions, cta, card, status, ending, winners }} onRule={openRule} />}>
        <Sections {...shown} />
        {isRuleHere && <LazyRuleSheet isOpen={isRuleOpen} html={ruleContent} onClose={() => setRuleOpen(false)} />}
        {Action && <Action {...shown} />}
        {Action === undefined && cta !== 'none' && <ActionBar box={config.buttonImage ? 'buttonImage' : 'buttonDesc'} cta={cta} label={config.buttonDesc || inviteWords} image={config.buttonImage} onInvite={invite} onLogin={() => actions.login(INVITE)} />}
      </PageFrame>
    </ThemeProvider>
  )
}
