import { useEffect, useRef, useState } from 'react'
import { definePage, type LivePage, type Page } from '@/blocks/definePage'
import type { ConfigFields } from '@/lib/pageConfig'
import type { Place } from '@/services/maps'
import { placeFixtures } from './fixtures'
import type { City, PlaceActions, PlaceData } from './placeData'
import { PlaceView } from './PlaceView'
import { usePlaceSearch } from './usePlaceSearch'

type PlaceSource = {
  /** In place of the page until it is known where to search. */
  readonly pending: Exclude<LivePage<never, never>, { readonly status: 'ready' }> | undefined
  /** The city to begin with. */
  readonly city: string
  readonly cityList: readonly City[]
  /** What has been chosen before; '' at first. */
  readonly chosen: string
  readonly onPick: (place: Place, city: string) => void
  /** Leaves the page with what was picked. */
  readonly leave: () => void
}

export type PlacePageOptions = { readonly useTitle: () => string; readonly useSource: () => PlaceSource }

/** The pick is seen before the page goes (spec 2 §9, ms). */
const LEAVE_AFTER_MS = 100

/** Where somebody is to be picked up: the place search of the maps service, city by city (spec 2 §2.1). */
export function placePage(_: string, { useTitle, useSource }: PlacePageOptions): Page<ConfigFields, PlaceData, PlaceActions> {
  return definePage({
    kind: 'address',
    config: {},
    fixtures: placeFixtures,
    actionNames: ['chooseCity', 'type', 'pick', 'retry'],
    useLive: () => usePlaces(useSource),
    View: (page) => <PlaceView title={useTitle()} {...page} />,
  })
}

function usePlaces(useSource: PlacePageOptions['useSource']): LivePage<PlaceData, PlaceActions> {
  // oxlint-disable-next-line react/hooks -- a page has one source for its whole life
  const { pending, city: first, cityList, chosen, onPick, leave } = useSource()
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
  return { status: 'ready', rawConfig: undefined, data: { city, cityList, keyword, chosen, search }, actions }
}
