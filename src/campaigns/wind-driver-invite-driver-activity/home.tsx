import { hireHome } from '@/blocks/hire/hireHome'
import { choice } from './choice'

export const page = hireHome(choice)
