import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router'
import { array, is, looseObject, optional, string } from 'valibot'
import type { PlacePageOptions } from '@/blocks/places/placePage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { pickUpChosen, useDrafts } from '@/features/testDrive'
import type { ShareCard } from '@/hosts'
import { useMessages } from '@/lib/i18n'
import { stepBackThen } from '@/lib/history/stepBackThen'
import { useIsStillHere } from '@/lib/history/useIsStillHere'
import { useNavigate } from '@/lib/history/useNavigate'
import { useActivity } from '../activity/useActivity'
import { useCornerCard } from '../activity/useShare'
import type { City } from '../api'
import { testDriveMessages } from '../messages'

type ShareData = { readonly shareLink: string; readonly shareTitle: string; readonly shareDesc: string; readonly shareLogo: string; readonly mini?: ShareCard['mini'] }

/** What the address page is opened with, in navigation state (spec 2 §2.1). `shareData` is the form's card, which the host's corner menu keeps meanwhile. */
export type AddressState = { readonly city: string; readonly beginAddress: string; readonly cityList: readonly City[]; readonly shareData: ShareData }

const addressState = looseObject({ city: string(), beginAddress: string(), cityList: array(looseObject({ code: string(), name: string() })), shareData: looseObject({ shareLink: string(), shareTitle: string(), shareDesc: string(), shareLogo: string(), mini: optional(looseObject({ link: string(), desc: string(), imgUrl: string() })) }) })

/** The state as it was given; undefined where the page was opened by its address alone. */
function readAddressState(state: unknown): AddressState | undefined {
  return is(addressState, state) ? state : undefined
}

const cardOf = ({ shareLink: link, shareTitle: title, shareDesc: desc, shareLogo: imgUrl, mini }: ShareData): ShareCard => ({ link, title, desc, imgUrl, mini })

/** Opened by its address alone, the page takes from the activity what the form would have given it. */
export const address: PlacePageOptions = {
  useTitle: () => useMessages(testDriveMessages).booking.place,
  useSource: () => {
    const { state } = useLocation()
    const given = readAddressState(state)
    const isStillHere = useIsStillHere()
    const { pending, page, sourceId } = useActivity()
    const { booking } = useDrafts(sourceId)
    const dispatch = useDispatch()
    const navigate = useNavigate()
    const { open } = useCampaignNavigate()
    useCornerCard(given && cardOf(given.shareData))
    const openForm = () => open('appointmentDrivingTest', { replace: true })
    // For a web view that did not step back.
    const openFormUnlessLeft = () => {
      if (isStillHere()) openForm()
    }
    const cityList = given?.cityList ?? page.activity.cities
    return {
      pending: given ? undefined : pending,
      pageConfigs: page.pageConfigs,
      city: given?.city ?? (booking.city.value || (cityList[0]?.name ?? '')),
      cityList,
      chosen: given?.beginAddress ?? booking.originPoi.value,
      onPick: ({ name, address: beginAddress, lon, lat, typeCode }, city) => dispatch(pickUpChosen({ city, originPoi: name, originLon: lon, originLat: lat, beginAddress, originPoiType: typeCode })),
      leave: () => (given ? stepBackThen(navigate, openFormUnlessLeft) : openForm()),
    }
  },
}
