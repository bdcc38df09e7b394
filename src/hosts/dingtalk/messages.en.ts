import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  loading: 'loading...',
  panels: { prompt: 'Notice', addToGroup: 'Select a group to add the app', addToChats: 'Select chats to add the app' },
}
