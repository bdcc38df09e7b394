import { useEffect, useState } from 'react'
import type { PageWithFixtures } from '@/blocks/withFixtures'
import type { PageLeaf } from './tree/pageTree'

export type LoadedPage = { readonly status: 'loading' | 'failed' } | { readonly status: 'ready'; readonly page: PageWithFixtures }

const LOADING: LoadedPage = { status: 'loading' }

/** The definition behind a page of the tree: its schema and its fixtures. */
export function usePage(leaf: PageLeaf): LoadedPage {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly state: LoadedPage }>({ id: leaf.id, state: LOADING })
  useEffect(() => {
    let isHere = true
    const settle = (state: LoadedPage): void => {
      if (isHere) setLoaded({ id: leaf.id, state })
    }
    leaf.load().then(
      (page) => settle({ status: 'ready', page }),
      () => settle({ status: 'failed' }),
    )
    return () => {
      isHere = false
    }
  }, [leaf])
  return loaded.id === leaf.id ? loaded.state : LOADING
}
