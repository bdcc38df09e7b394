import { definePage, type Page } from '@/blocks/definePage'
import { FormSkeleton } from '@/blocks/form/FormSkeleton'
import { askedOffer } from '@/blocks/register/offer'
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

/** A form that a visitor leaves their number in: with its code, an agreement, and in its place what has become of it. */
export function collectPage(configKey: string, options: CollectPageOptions): Page<typeof collectConfig, CollectData, CollectActions> {
  const { fields, useTexts, Scene, useWishes = noWishes } = options
  return definePage({
    kind: 'form',
    config: collectConfig,
    slices: [collectSlice],
    fixtures: collectStates(fields),
    useDefaults: () => {
      const { title, headline, subline } = useTexts()
      const { submit, done } = useMessages(collectMessages)
      return { title, headline, subline, buttonText: submit, doneTitle: done.title, doneText: done.text }
    },
    actionNames: ['edit', 'agree', 'sendCode', 'submit', 'again', 'openOther'],
    useLive: () => useCollect(configKey, options),
    // oxlint-disable-next-line react/hooks -- a page has one catalogue for its whole life
    View: (page) => <CollectView {...page} texts={useTexts()} wishes={useWishes()} fields={fields} Scene={Scene} />,
    Skeleton: () => {
      const { headline, subline, card } = useTexts()
      return (
        <PageFrame hero={<Hero headline={headline} subline={subline} scene={<Scene />} />}>
          <SkeletonScreen>
            <InviterCard offer={askedOffer} />
            <FormSkeleton title={card} rows={fields.length + 2 + (options.useWishes ? 1 : 0)} />
          </SkeletonScreen>
        </PageFrame>
      )
    },
  })
}

const noWishes = () => ({})
