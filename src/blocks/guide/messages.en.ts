import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  video: 'Watch the video',
  questions: 'Questions',
}
