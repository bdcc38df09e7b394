import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  steps: {
    ordering: { title: 'Placing your order', text: 'One moment. There is no need to tap again.' },
    unsure: { title: 'Your order may not have gone through', text: 'No answer yet. Trying again will not create a second order.' },
    paying: { title: 'Waiting for your payment', text: 'Please finish it in the payment window' },
    checking: { title: 'Confirming your payment', text: 'This usually takes a few seconds' },
    processing: { title: 'Payment processing', text: 'No result yet. Please do not pay twice.' },
    unpaid: { title: 'Not paid yet', text: 'This order has not been paid' },
    paid: { title: 'Paid', text: 'We have received your payment' },
    over: { title: 'Order closed', text: 'You were not charged, or you have been refunded' },
  },
  ride: 'Call a ride',
  facts: { amount: 'Paid', at: 'Time', order: 'Order' },
  look: 'Check the result',
  again: 'Try again',
  continuePaying: (yuan) => `Pay ¥${yuan} now`,
  choose: 'Choose another amount',
  done: 'Got it',
  pay: (yuan) => `Pay ¥${yuan}`,
  payAs: (label, yuan) => `${label} · ¥${yuan}`,
  soldOut: 'Sold out for now. Please come back later.',
  otherAmount: 'The price has changed. Please choose again.',
  giveUp: { title: 'Place another order?', text: 'The last one has no result yet; with another one you may pay twice', stay: 'Wait', leave: 'Order' },
  elsewhere: 'The payment window may still be open on another page. Please finish it there.',
  payHere: { title: 'The payment window may still be open', text: 'This order is being paid for on another page. Please finish there, so that you do not pay twice.', stay: 'Wait', leave: 'Pay here' },
  notice: { title: 'You cannot pay here', text: 'Open this page in our app or mini program to pay', app: 'Open the app', old: 'This version of the app cannot pay. Please update it.', update: 'Update the app' },
}
