import { useQueryParam } from '@/lib/history/useQueryParam'

/** The day that a page of income is about, as its address says: `YYYY-MM-DD`, '' where it says none. */
export const useIncomeDate = (): string => useQueryParam('date')
