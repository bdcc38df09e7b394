import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = { title: 'A gift from a friend', headline: 'A gift from a friend', desc: 'Register, and your first ride costs less', button: 'Take it' }
