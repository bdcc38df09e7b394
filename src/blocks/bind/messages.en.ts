import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  title: 'Bind a promoter code',
  promise: 'Your promotion earnings will go to this code',
  code: 'Promoter code',
  bind: 'Bind',
  noPromoterCode: 'The promoter code does not exist',
  askAgain: 'Please open the link again',
  verify: {
    title: 'Change the promoter code?',
    text: (mobile) => `${mobile} is bound to another code. Switch to the new one?`,
    sameText: (mobile) => `${mobile} is bound to this code already. Confirm to bind it again.`,
    oldCode: 'Current code',
    newCode: 'New code',
    confirm: 'Confirm the change',
    cancel: 'Cancel',
    incomplete: 'Something is missing',
    incompleteText: 'Please go back and verify your number again',
    again: 'Back to the form',
  },
  result: {
    title: 'Promoter code',
    bound: 'Binding succeeded',
    done: 'Done',
    unknown: 'No result to show',
    goBack: 'Back',
  },
}
