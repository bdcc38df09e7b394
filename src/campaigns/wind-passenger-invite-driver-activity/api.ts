import { hirePage, type UseHirePage } from '@/blocks/hire/calls'
import { injectCalls } from '@/services/candle'

export const usePage: UseHirePage = injectCalls({ queryWindPidPage: hirePage }).useQueryWindPidPageQuery
