import { useEffect, useRef, useState } from 'react'
import { definePage, type LivePage, type Page } from '@/blocks/definePage'
import { pageConfigOf } from '@/blocks/pageConfigOf'
import { useMessages } from '@/lib/i18n'
import type { Place } from '@/services/maps'
import { placeConfig } from './config'
import { placeFixtures } from './fixtures'
import type { City, PlaceActions, PlaceData } from './placeData'
import { placeMessages } from './messages'
import { PlaceSkeleton } from './PlaceSkeleton'
import { PlaceView } from './PlaceView'
import { usePlaceSearch } from './usePlaceSearch'

type PlaceSource = {
  /** In place of the page until it is known where to search. */
  readonly pending: Exclude<LivePage<never, never>, { readonly status: 'ready' }> | undefined
  /** The activity's, of which this page has a part. */
  readonly pageConfigs: unknown
  /** The city to begin with. */
  readonly city: string
  readonly cityList: readonly City[]
  /** What has been chosen before; '' at first. */
  readonly chosen: string
  readonly onPick: (place: Place, city: string) => void
  /** Leaves the page with what was picked, also in a web view that does not step back. It is called once. */
  readonly leave: () => void
}

export type PlacePageOptions = { readonly useTitle: () => string; readonly useSource: () => PlaceSource }

/** The pick is seen before the page goes (spec 2 §9, ms). */
const LEAVE_AFTER_MS = 100

/** Where a user is to be picked up: the place search of the maps service, city by city (spec 2 §2.1). */
export function placePage(configKey: string, { useTitle, useSource }: PlacePageOptions): Page<typeof placeConfig, PlaceData, PlaceActions> {
  return definePage({
    kind: 'address',
    config: placeConfig,
    fixtures: placeFixtures,
    useDefaults: () => {
      const { placeholder, none } = useMessages(placeMessages)
      return { title: useTitle(), placeholder, emptyText: none }
    },
    actionNames: ['chooseCity', 'type', 'pick', 'retry'],
    useLive: () => usePlaces(configKey, useSource),
    Skeleton: () => <PlaceSkeleton title={useTitle()} />,
    View: (page) => <PlaceView what={useTitle()} {...page} />,
  })
}

function usePlaces(configKey: string, useSource: PlacePageOptions['useSource']): LivePage<PlaceData, PlaceActions> {
  // oxlint-disable-next-line react/hooks -- a page has one source for its whole life
  const { pending, pageConfigs, city: first, cityList, chosen, onPick, leave } = useSource()
  const [chosenCity, setChosenCity] = useState<string>()
  const city = chosenCity ?? first
  const [keyword, setKeyword] = useState('')
  const { search, retry } = usePlaceSearch(city, keyword.trim())
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  if (pending) return pending
  const actions: PlaceActions = {
    chooseCity: (name) => {
      setChosenCity(name)
      if (name !== city) setKeyword('')
    },
    type: setKeyword,
    pick: (place) => {
      // The first of two taps counts: a second one must not go back twice.
      if (leaving.current !== undefined) return
      onPick(place, place.city || city)
      leaving.current = setTimeout(leave, LEAVE_AFTER_MS)
    },
    retry,
  }
  return { status: 'ready', rawConfig: pageConfigOf(pageConfigs, configKey), data: { city, cityList, keyword, chosen, search }, actions }
}
