import { hirePages } from '@/blocks/hire/hirePages'
import { choice } from './choice'

export const pages = hirePages(choice)
