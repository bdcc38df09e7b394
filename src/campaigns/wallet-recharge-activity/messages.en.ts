import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

const extra = (gift: string): string => (gift && `, plus a ¥${gift} bonus`)

export const messages: Translation<typeof zh> = {
  headline: 'Top up\nand get more',
  subline: 'The more you top up, the more we add, for any ride',
  button: 'Top up',
  card: { title: 'Top up your wallet and get more', desc: 'Pay ¥100, get a ¥20 bonus for your rides' },
  balance: 'Wallet balance',
  packages: 'Choose an amount',
  gift: (yuan) => `¥${yuan} bonus`,
  recommended: 'Recommended',
  howTo: 'How to top up',
  agree: 'I have read and agree to the ',
  agreement: 'top-up rules',
  tick: 'Please read and agree to the top-up rules first',
  paid: { title: 'Topped up', text: (yuan, gift) => `¥${yuan} is in your wallet${extra(gift)}` },
  result: 'Result',
  backToWallet: 'Back to top-ups',
  extra: 'Bonus',
  again: { title: 'New offers are here', desc: 'Choose one and pay your rides with it', button: 'Top up' },
  nothing: { title: 'No offers right now', desc: 'New offers are on their way', button: 'Call a ride' },
  guide: {
    title: 'How to top up',
    headline: 'Three steps',
    button: 'Top up',
    steps: {
      first: { title: 'Choose an amount', text: 'Each offer says what you pay and what we add' },
      second: { title: 'Confirm and pay', text: 'In the payment window of the app or the mini program' },
      third: { title: 'It is in your wallet', text: 'It arrives right after payment and is used for your rides automatically' },
    },
    questions: {
      late: { question: 'Paid, but nothing has arrived?', answer: 'Payment channels are slow at times. Check the result page again, and do not pay twice.' },
      refund: { question: 'Can I get a refund?', answer: 'Ask customer service for what you paid and did not use; what we added is not paid out.' },
    },
  },
}
