import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  success: { title: 'Ride credit is yours', desc: 'Your friend sent you ride credit', reward: 'Welcome ride credit', note: 'For your first ride, within 7 days' },
  already: { title: 'We know each other', desc: 'Open the app to enjoy quality rides', reward: 'Welcome ride credit', note: 'For new users only: invite friends and earn cash' },
  recall: {
    1: { title: 'Welcome back, old friend', desc: 'A friend wants you to ride along again', reward: 'Welcome-back credit', note: 'For rides within 7 days' },
    2: { title: 'We missed you', desc: 'Your friend has a gift for you', reward: 'Welcome-back bundle', note: 'Several coupons, see the app' },
    3: { title: 'Together again', desc: 'This ride is on us', reward: 'Reunion coupon', note: 'For your first ride back' },
    4: { title: 'Welcome home', desc: 'We kept your own offer for you', reward: 'Discount coupon', note: 'For all rides in town' },
    other: { title: 'Welcome back, old friend', desc: 'Open the app to enjoy quality rides', reward: 'Welcome-back credit', note: 'See the app for its rules' },
  },
}
