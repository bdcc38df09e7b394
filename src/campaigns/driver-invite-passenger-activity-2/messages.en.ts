import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  lead: { label: 'The invitation', initial: 'D', invites: 'Your driver invites you', reward: 'Welcome ride credit', note: 'In your account once you are registered', invalid: 'This invitation is no longer valid. You can still register and join.' },
  registerSuccess: { title: 'You are registered', plainTitle: 'You are registered', desc: 'A welcome gift is in your account', reward: 'Welcome ride gift', note: 'For your first ride, within 7 days' },
  registerAlready: { title: 'You are registered already', desc: 'Open the app and call a good driver near you', reward: 'Ride offers', note: 'More offers are in the app' },
  receiveSuccess: { title: 'It is yours', desc: 'The gift from your driver has arrived', reward: 'Gift from your driver', note: 'Your next ride costs less' },
  receiveAlready: { title: 'You have received it already', desc: 'Open the app to enjoy quality rides', reward: 'Gift from your driver', note: 'It waits for you in the app' },
  recall: {
    4: { title: 'Welcome back, old friend', desc: 'It has been a while: your driver kept a gift', reward: 'Welcome-back gift', note: 'For rides within 7 days' },
    5: { title: 'We missed you', desc: 'Set out again, with a gift along', reward: 'First ride back', note: 'For your first ride back' },
    6: { title: 'A gift for coming back', desc: 'This ride is on us', reward: 'Ride coupon', note: 'For all rides in town' },
    7: { title: 'Good to see you again', desc: 'Your own welcome-back gift is ready', reward: 'Just for you', note: 'See the app for its rules' },
    other: { title: 'Welcome back, old friend', desc: 'Open the app to enjoy quality rides', reward: 'Welcome-back gift', note: 'See the app for its rules' },
  },
}
