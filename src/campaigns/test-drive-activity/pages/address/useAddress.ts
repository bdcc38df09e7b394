import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router'
import { useNavigate } from '@/lib/useNavigate'
import type { LivePage } from '@/blocks/definePage'
import { pickUpChosen, useDrafts } from '@/features/testDrive'
import { PATH } from '../../activity/paths'
import { useActivity } from '../../activity/useActivity'
import { readAddressState } from '../booking/addressState'
import type { AddressActions, AddressData } from './addressData'
import { usePlaceSearch } from './usePlaceSearch'

/** The pick is seen before the page goes (spec 2 §9, ms). */
const BACK_AFTER = 100

export function useAddress(): LivePage<AddressData, AddressActions> {
  const { search: query, state } = useLocation()
  const given = readAddressState(state)
  const activity = useActivity()
  const { booking } = useDrafts(activity.status === 'ready' ? activity.sourceId : null)
  // Opened by its address alone, the page takes from the activity what the form would have given it.
  const cityList = given?.cityList ?? (activity.status === 'ready' ? activity.page.activity.cities : [])
  const [chosenCity, setChosenCity] = useState<string>()
  const city = chosenCity ?? given?.city ?? (booking.city.value || (cityList[0]?.name ?? ''))
  const [keyword, setKeyword] = useState('')
  const { search, retry } = usePlaceSearch(city, keyword.trim())
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  if (!given && activity.status !== 'ready') return activity
  const actions: AddressActions = {
    chooseCity: (name) => {
      setChosenCity(name)
      if (name !== city) setKeyword('')
    },
    type: setKeyword,
    pick: (place) => {
      // The first of two taps counts: a second one must not go back twice.
      if (leaving.current !== undefined) return
      const { name, address, lon, lat, city: placeCity, typeCode } = place
      dispatch(pickUpChosen({ city: placeCity || city, originPoi: name, originLon: lon, originLat: lat, beginAddress: address, originPoiType: typeCode }))
      leaving.current = setTimeout(() => void (given ? navigate(-1) : navigate(PATH.booking + query, { replace: true })), BACK_AFTER)
    },
    retry,
  }
  return { status: 'ready', rawConfig: undefined, data: { city, cityList, keyword, beginAddress: given?.beginAddress ?? booking.originPoi.value, search }, actions }
}
