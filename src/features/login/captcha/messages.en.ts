import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  title: 'Security check',
  explanation: 'Enter the characters of the picture, and the code is sent by itself',
  answer: 'Picture code',
  answerPlaceholder: 'Characters',
  picture: 'Picture with the characters to enter',
  another: 'Hard to read? Another picture',
  loading: 'The picture is on its way',
  loadFailed: 'The picture could not be loaded, tap to try again',
  confirm: 'Confirm',
  cancel: 'Cancel',
  notice: {
    missing: 'Please fill in the verification code',
    wrong: 'That was not right, please try the new picture',
    unsent: 'The network is having a moment, please try once more',
  },
  sliderFailed: 'Slider verification error',
}
