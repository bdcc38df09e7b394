import { SEARCH_DEBOUNCE_MS } from '@/blocks/places/usePlaceSearch'
import type { Hints } from '../../../../tests/faults/hints'

/** A search waits until the typing has paused. */
const waits = [SEARCH_DEBOUNCE_MS]

export const hints: Hints = {
  // The place to be picked up at is chosen on a page of its own.
  appointmentDrivingTest: {
    kept: {
      testDrive: {
        sourceId: 'TESTDRIVE2026',
        booking: { city: { value: '上海' }, originPoi: { value: '人民广场(地铁站)' }, originLon: '121.4737', originLat: '31.2304', beginAddress: '黄浦区', originPoiType: 'subway' },
      },
    },
  },
  // A user with an order that can be cancelled.
  'appointmentDrivingTest/orderInfo': { mobile: '13600136000', isLoggedIn: true, waits },
  'appointmentDrivingTest/address': { waits },
}

export const kitCalls = ['searchPlaces']
