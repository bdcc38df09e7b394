import { useLocation } from 'react-router'
import { parseQuery } from '@/lib/query'

/** The day that a page of income is about, as its address says: `YYYY-MM-DD`, '' where it says none. */
export const useIncomeDate = (): string => parseQuery(useLocation().search).get('date') ?? ''
