import { keepArrivals } from './arrivals'

/** Friends who had not ridden for long, and came back through an invitation. */
export const recalledFriends = keepArrivals('recalledFriends')
