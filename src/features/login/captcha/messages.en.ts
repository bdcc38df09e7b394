import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  title: 'Security check',
  explanation: 'Enter the characters in the picture, and the code is sent automatically',
  answer: 'Picture code',
  answerPlaceholder: 'Characters',
  picture: 'Picture with the characters to enter',
  another: 'Hard to read? Another picture',
  loading: 'The picture is on its way',
  loadFailed: 'The picture could not be loaded. Tap to try again.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  notice: {
    missing: 'Please fill in the verification code',
    wrong: 'That was not right. Please try the new picture.',
    unsent: 'Network error. Please try again.',
  },
  sliderFailed: 'Slider verification error',
}
