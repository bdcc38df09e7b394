import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = { title: 'Please open this in the driver app', text: 'No login came with the page. Please enter it from the driver app again.', retry: 'Try again' }
