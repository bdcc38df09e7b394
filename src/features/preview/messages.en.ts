import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  reason: {
    type: 'Not the kind of value that belongs here; the default stands in',
    format: 'Not in the right format; the default stands in',
    unsafe: 'Not a safe address; the default stands in',
    tooLong: 'Too long; the default stands in',
    outOfRange: 'Out of range; the default stands in',
    notAChoice: 'Not one of the choices; the default stands in',
  },
  otherPage: (page) => `This configuration is not for the page shown (${page}) and was not used`,
  broken: 'The page cannot be shown with this configuration; defaults stand in',
  hopeless: 'This page cannot be previewed right now',
}
