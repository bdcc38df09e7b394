import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router'
import styled from 'styled-components'
import { definePage, type LivePage, type PageViewProps } from '@/blocks/definePage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { pickUpChosen, useDrafts } from '@/features/testDrive'
import { useMessages } from '@/lib/i18n'
import { useNavigate } from '@/lib/useNavigate'
import type { Place } from '@/services/maps'
import { Card } from '@/ui/layout/Card'
import { PageFrame } from '@/ui/layout/PageFrame'
import { lazySheet } from '@/ui/overlay/lazySheet'
import { fontSize, neutral, visuallyHidden } from '@/ui/theme'
import { useActivity } from '../../activity/useActivity'
import type { City } from '../../api'
import { addressFixtures } from '../../fixtures'
import { testDriveMessages } from '../../messages'
import { readAddressState } from './addressState'
import { PlaceList } from './PlaceList'
import { PlaceSearchBar } from './PlaceSearchBar'
import { usePlaceSearch, type PlaceSearch } from './usePlaceSearch'

export type AddressData = {
  readonly city: string
  readonly cityList: readonly City[]
  readonly keyword: string
  /** What has been chosen before; '' at first. */
  readonly beginAddress: string
  readonly search: PlaceSearch
}

type AddressActions = {
  readonly chooseCity: (city: string) => void
  readonly type: (keyword: string) => void
  readonly pick: (place: Place) => void
  readonly retry: () => void
}

/** Where a car is to come to (spec 2 §2.1). */
export const page = definePage({ kind: 'address', config: {}, fixtures: addressFixtures, actionNames: ['chooseCity', 'type', 'pick', 'retry'], useLive: useAddress, View: AddressView })

/** The pick is seen before the page goes (spec 2 §9, ms). */
const BACK_AFTER = 100

function useAddress(): LivePage<AddressData, AddressActions> {
  const given = readAddressState(useLocation().state)
  const { pending, page: { activity }, sourceId } = useActivity()
  const { booking } = useDrafts(sourceId)
  // Opened by its address alone, the page takes from the activity what the form would have given it.
  const cityList = given?.cityList ?? activity.cities
  const [chosenCity, setChosenCity] = useState<string>()
  const city = chosenCity ?? given?.city ?? (booking.city.value || (cityList[0]?.name ?? ''))
  const [keyword, setKeyword] = useState('')
  const { search, retry } = usePlaceSearch(city, keyword.trim())
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { open } = useCampaignNavigate()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  if (!given && pending) return pending
  const actions: AddressActions = {
    chooseCity: (name) => {
      setChosenCity(name)
      if (name !== city) setKeyword('')
    },
    type: setKeyword,
    pick: ({ name, address, lon, lat, city: placeCity, typeCode }) => {
      // The first of two taps counts: a second one must not go back twice.
      if (leaving.current !== undefined) return
      dispatch(pickUpChosen({ city: placeCity || city, originPoi: name, originLon: lon, originLat: lat, beginAddress: address, originPoiType: typeCode }))
      leaving.current = setTimeout(() => (given ? void navigate(-1) : open('appointmentDrivingTest', { replace: true })), BACK_AFTER)
    },
    retry,
  }
  return { status: 'ready', rawConfig: undefined, data: { city, cityList, keyword, beginAddress: given?.beginAddress ?? booking.originPoi.value, search }, actions }
}

const PickerSheet = lazySheet(() => import('@/blocks/picker/PickerSheet').then(({ PickerSheet: loaded }) => loaded))

const Heading = styled.h1`
  ${visuallyHidden}
`

const Current = styled.p`
  margin: 0.625rem 0 0 0.25rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
`

function AddressView({ data: { city, cityList, keyword, beginAddress, search }, actions }: PageViewProps<Record<string, never>, AddressData, AddressActions>) {
  const { booking, address } = useMessages(testDriveMessages)
  const [isPicking, setPicking] = useState(false)
  const choose = (name: string | undefined) => {
    if (name !== undefined) actions.chooseCity(name)
    setPicking(false)
  }
  return (
    <PageFrame title={booking.place}>
      <Heading>{booking.place}</Heading>
      <Card>
        <PlaceSearchBar city={city} keyword={keyword} onCity={() => setPicking(true)} onKeyword={actions.type} />
        {beginAddress !== '' && <Current>{address.current(beginAddress)}</Current>}
      </Card>
      <Card>
        <PlaceList search={search} onPick={actions.pick} onRetry={actions.retry} />
      </Card>
      <PickerSheet
        key={city}
        isOpen={isPicking}
        title={address.chooseCity}
        choices={cityList.map(({ name }) => ({ value: name, label: name }))}
        columns={[{ label: address.city }]}
        chosen={[city]}
        emptyText={address.noCity}
        onConfirm={([name]) => choose(name)}
        onClose={() => setPicking(false)}
      />
    </PageFrame>
  )
}
