import { useLayoutEffect } from 'react'
import { useSelector, useStore } from 'react-redux'
import { useLocation } from 'react-router'
import type { Store } from '@reduxjs/toolkit'
import type { SliceStore } from '@/lib/storage/lazySlice'
import { readPreviewAddress } from './previewAddress'
import { previewClosed, pageOpened, previewSlice, selectPreview, type WithPreview } from './previewSlice'

/** Previews this page as its address asks, for as long as it is mounted. True once it can be drawn. */
export function useOpenPreview(page: string): boolean {
  const { inject, dispatch } = useStore() as unknown as SliceStore & Store
  const { type, fixture } = readPreviewAddress(useLocation().search)
  const isBoxed = type === 'with-preview-box'
  useLayoutEffect(() => {
    // There at once, because nothing of it is kept.
    void inject([previewSlice])
    dispatch(pageOpened({ page, fixture, isBoxed, screen: window.innerHeight }))
    return () => void dispatch(previewClosed())
  }, [inject, dispatch, page, fixture, isBoxed])
  return useSelector((state: WithPreview) => selectPreview(state).page === page)
}
