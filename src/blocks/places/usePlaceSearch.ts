import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { maps } from '@/services/maps'
import type { PlaceSearch } from './placeData'

/** Spec 2 §9 (ms). */
export const SEARCH_DEBOUNCE_MS = 300

const useSearchDispatch = useDispatch.withTypes<ThunkDispatch<unknown, unknown, UnknownAction>>()

/**
 * Places for these keywords in this city, asked for once the typing has paused; whatever was on its way before is cancelled at once
 * (spec 2 §5). `retry` asks again.
 */
export function usePlaceSearch(city: string, keywords: string): { readonly search: PlaceSearch; readonly retry: () => void } {
  const dispatch = useSearchDispatch()
  const [attempt, setAttempt] = useState(0)
  const question = JSON.stringify([city, keywords, attempt])
  // An answer counts for the question that it was given to, so that a new question shows as one at once.
  const [answer, setAnswer] = useState<{ readonly question: string; readonly search: PlaceSearch }>()

  useEffect(() => {
    let abort = (): void => undefined
    const timer = setTimeout(() => {
      const asking = dispatch(maps.endpoints.searchPlaces.initiate({ city, keywords }, { subscribe: false }))
      abort = () => asking.abort()
      void asking.then(({ data: places, error }) => {
        if (places) setAnswer({ question, search: places.length > 0 ? { status: 'found', places } : { status: 'none' } })
        else if (error && !isAborted(error)) setAnswer({ question, search: { status: 'failed' } })
      })
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort()
    }
  }, [dispatch, city, keywords, question])

  const search: PlaceSearch = answer?.question === question ? answer.search : { status: 'searching' }
  return { search, retry: () => setAttempt(attempt + 1) }
}

/** By us, through `abort`, or on the way to the network. */
function isAborted(error: object): boolean {
  return ('kind' in error && error.kind === 'aborted') || ('name' in error && error.name === 'AbortError')
}
