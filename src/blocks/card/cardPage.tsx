import type { ComponentType } from 'react'
import { definePage, type Page } from '@/blocks/definePage'
import { CardSkeleton } from './CardSkeleton'
import type { CardTexts } from './CardView'
import { CardView } from './CardView'
import { cardConfig } from './config'

type CardActions = { readonly press: () => void }

export type CardPageOptions = {
  /** The words while marketing says nothing. */
  readonly useTexts: () => CardTexts
  /** In place of the gift, where marketing has set no picture. */
  readonly Art?: ComponentType
}

const nothing = (): void => undefined

/** A preview of something that is drawn elsewhere. It has no live page: the route table gives it `preview: 'only'`. */
export function cardPage(_configKey: string, { useTexts, Art }: CardPageOptions): Page<typeof cardConfig, null, CardActions> {
  return definePage({
    kind: 'card',
    config: cardConfig,
    fixtures: { default: null },
    useDefaults: () => {
      const { title, headline, desc, button } = useTexts()
      return { title, headline, desc, buttonText: button }
    },
    actionNames: ['press'],
    useLive: () => ({ status: 'ready', rawConfig: undefined, data: null, actions: { press: nothing } }),
    View: (page) => <CardView {...page} texts={useTexts()} Art={Art} />,
    Skeleton: () => <CardSkeleton texts={useTexts()} Art={Art} />,
  })
}
