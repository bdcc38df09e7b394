import type { ComponentType } from 'react'
import { useDispatch } from 'react-redux'
import { definePage, type LivePage, type Page } from '@/blocks/definePage'
import { useOpenApp } from '@/blocks/result/useOpenApp'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { useFollowLink } from '@/blocks/followLink/useFollowLink'
import { usePageConfig } from '@/blocks/usePageConfig'
import { useExitToHome } from '@/features/activity'
import { openAppLink, type AppLinkDispatch } from '@/features/appLinks'
import { emptyConfig } from './config'
import { EmptySkeleton, EmptyView } from './EmptyView'

export type EmptyTexts = { readonly title: string; readonly desc: string; readonly button: string }

/** What the server says of this user besides: when it opens again, what is still to be done. */
export type EmptyData = { readonly fact: string | undefined; /** There is something to give again: the activity is open to this user. */ readonly isOver: boolean }

export type EmptyActions = { readonly proceed: (link: string) => void; readonly back: () => void; readonly leave: () => void }

export type EmptyPageOptions = {
  readonly useTexts: () => EmptyTexts
  readonly Art: ComponentType
  /** Where its button leads: the app, a ride, or a page of the campaign by its path. */
  readonly leadsTo: 'app' | 'ride' | { readonly path: string }
  readonly fact?: {
    /** What it is, in words. */
    readonly useLabel: () => string
    /** Undefined until it is known, and where nothing is said. */
    readonly useText: () => string | undefined
    /** As it is said in previews. */
    readonly sample: string
  }
  /** The way back to the activity, for as long as what led here is over, and what the page says meanwhile. */
  readonly back?: {
    readonly useTexts: () => EmptyTexts
    readonly useIsOver: () => boolean
  }
}

/** Nothing to give, or not to this user: says why, and leads on. */
export function emptyPage(configKey: string, options: EmptyPageOptions): Page<typeof emptyConfig, EmptyData, EmptyActions> {
  const { useTexts, Art, fact, back } = options
  return definePage({
    kind: 'empty',
    config: emptyConfig,
    fixtures: { default: { fact: fact?.sample, isOver: false }, ...(fact && { unsaid: { fact: undefined, isOver: false } }), ...(back && { again: { fact: fact?.sample, isOver: true } }) },
    useDefaults: () => {
      const { title, desc, button: buttonText } = useTexts()
      return { title, desc, buttonText }
    },
    actionNames: ['proceed', 'back', 'leave'],
    useLive: () => useEmptyPage(configKey, options),
    View: (page) => <EmptyView {...page} texts={useTexts()} factLabel={fact?.useLabel()} backTexts={back?.useTexts()} Art={Art} />,
    Skeleton: () => <EmptySkeleton texts={useTexts()} Art={Art} hasFact={fact !== undefined} />,
  })
}

function useEmptyPage(configKey: string, { leadsTo, fact: chosenFact, back }: EmptyPageOptions): LivePage<EmptyData, EmptyActions> {
  const { rawConfig } = usePageConfig(configKey)
  // oxlint-disable-next-line react/hooks -- a page says more or does not, for its whole life
  const [fact, isOver = false] = [chosenFact?.useText(), back?.useIsOver()]
  const dispatch = useDispatch<AppLinkDispatch>()
  const { open } = useCampaignNavigate()
  const openApp = useOpenApp()
  const follow = useFollowLink()
  const leave = useExitToHome()
  const proceed = (link: string) => {
    if (link) return follow(link)
    if (leadsTo === 'app') return openApp('')
    if (leadsTo === 'ride') return void dispatch(openAppLink('callCar'))
    return open(leadsTo.path, { replace: true })
  }
  return { status: 'ready', rawConfig, data: { fact, isOver }, actions: { proceed, back: () => open('', { replace: true }), leave } }
}
