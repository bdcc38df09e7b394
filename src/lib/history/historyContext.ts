import { createContext } from 'react'
import type { AppHistory } from './appHistory'

/** Null where there is none to go through: in a preview, in a test of one component. */
export const HistoryContext = createContext<AppHistory | null>(null)
