import { hirePage, type UseHirePage } from '@/blocks/hire/calls'
import { injectCalls } from '@/services/candle'

export const usePage: UseHirePage = injectCalls({ queryWindD2dPage: hirePage }).useQueryWindD2dPageQuery
