import { rulePage } from '@/blocks/rule/rulePage'

export const page = rulePage('rule')
