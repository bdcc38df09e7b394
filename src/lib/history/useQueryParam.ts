import { useLocation } from 'react-router'
import { parseQuery } from '../url/query'

/** A parameter of the page's address; '' without it. */
export const useQueryParam = (name: string): string => parseQuery(useLocation().search).get(name) ?? ''
