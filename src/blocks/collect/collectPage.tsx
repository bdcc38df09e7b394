import { definePage, type Page } from '@/blocks/definePage'
import { FormSkeleton } from '@/blocks/formParts/FormSkeleton'
import { askedOffer, type Offer } from '@/blocks/register/offer'
import { collectSlice } from '@/features/collect'
import { useMessages } from '@/lib/i18n'
import { SkeletonScreen } from '@/ui/feedback/Skeleton'
import { Hero } from '@/ui/layout/Hero'
import { PageFrame } from '@/ui/layout/PageFrame'
import { CollectView, InviterCard } from './CollectView'
import type { CollectActions, CollectData, CollectPageOptions } from './collectData'
import { collectConfig } from './config'
import { collectStates } from './fixtures'
import { collectMessages } from './messages'
import { useCollect } from './useCollect'

const none = () => ({})

/** One who is still asked for counts: the words do not change when the answer comes. */
const hasInviter = ({ status }: Offer): boolean => status === 'invited' || status === 'asked'

/** A form that a visitor leaves their number in: with its code, an agreement, and in its place what has become of it. */
export function collectPage(configKey: string, options: CollectPageOptions): Page<typeof collectConfig, CollectData, CollectActions> {
  const { fields, useTexts, Scene, useWishes = none, usePicks = none, useTicks, isLogin } = options
  return definePage({
    kind: 'form',
    config: collectConfig,
    slices: [collectSlice],
    fixtures: collectStates(options),
    useDefaults: () => {
      const { submit, done: standard } = useMessages(collectMessages)
      const { title, headline, subline, done = standard } = useTexts()
      return { title, headline, subline, buttonText: submit, doneTitle: done.title, doneText: done.text }
    },
    actionNames: ['edit', 'agree', 'sendCode', 'submit', 'again', 'openOther', 'leave'],
    useLive: () => useCollect(configKey, options),
    // oxlint-disable-next-line react/hooks -- a page has one catalogue for its whole life
    View: (page) => <CollectView {...page} texts={useTexts()} wishes={useWishes(hasInviter(page.data.offer))} picks={usePicks()} ticks={useTicks?.()} fields={fields} Scene={Scene} {...(isLogin && { isLogin })} />,
    Skeleton: () => {
      const { headline, subline, card } = useTexts()
      const further = Object.keys(usePicks()).length + (useTicks ? 1 : 0) + (options.useWishes ? 1 : 0)
      return (
        <PageFrame hero={<Hero headline={headline} subline={subline} scene={<Scene />} />}>
          <SkeletonScreen>
            <InviterCard offer={askedOffer} />
            <FormSkeleton title={card} rows={fields.length + 2 + further} />
          </SkeletonScreen>
        </PageFrame>
      )
    },
  })
}
