import { definePage } from '@/blocks/definePage'
import { bookingConfig } from '../../config'
import { bookingFixtures } from '../../fixtures'
import { BookingView } from './BookingView'
import { useBooking } from './useBooking'

export const page = definePage({
  kind: 'form',
  config: bookingConfig,
  fixtures: bookingFixtures,
  actionNames: ['edit', 'agree', 'choosePlace', 'submit', 'share'],
  useLive: useBooking,
  View: BookingView,
})
