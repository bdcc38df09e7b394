import type { BookingForm, LeadForm } from '@/features/testDrive'
import type { BookingRequest, LeadRequest } from './contract'
import type { TestDrivePage } from './model'

export type Position = { readonly lon: string; readonly lat: string }

export function toBookingRequest(sourceId: string, form: BookingForm, { lon, lat }: Position): BookingRequest {
  const { name, phone, experienceTime, city, originPoi, carType, originLon, originLat, beginAddress, originPoiType } = form
  return {
    sourceId,
    name: name.value,
    phone: phone.value,
    experienceTime: experienceTime.value,
    city: city.value,
    originPoi: originPoi.value,
    carType: carType.value,
    originLon,
    originLat,
    beginAddress,
    originPoiType,
    orderLat: lat,
    orderLon: lon,
  }
}

export function toLeadRequest({ sourceId, activityId }: Pick<TestDrivePage['activity'], 'sourceId' | 'activityId'>, { name, phone, province, city, dealer }: LeadForm, passengerChannel: 1 | 2): LeadRequest {
  return { sourceId, activityId, name: name.value, phone: phone.value, province: province.value, city: city.value, dealer: dealer.value, passengerChannel }
}
