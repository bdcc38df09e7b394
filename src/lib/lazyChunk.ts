import { isAnyFormDirty } from './dirtyForms'
import { reloadOnce, clearReloadMark } from './guardedReload'
import { retryImport } from './retryImport'

/** A lazily loaded part of the app that a screen cannot do without. After a failure the next `read` asks the network again. */
export type LazyChunk<T> = { readonly read: () => Promise<T>; readonly loaded: () => T | undefined }

const chunkErrors = new WeakSet<object>()

/** True for the error of a chunk that could not be loaded, whatever the bundler or the browser called it. */
export function isChunkError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && chunkErrors.has(error)
}

/** `name` must be the same after a reload: it is how the reload is known to have been tried. */
export function lazyChunk<T>(name: string, load: () => Promise<T>): LazyChunk<T> {
  let loading: Promise<T> | undefined
  let loaded: T | undefined
  const start = async () => {
    try {
      loaded = await retryImport(load)
      clearReloadMark(name)
      return loaded
    } catch (error) {
      if (typeof error === 'object' && error !== null) chunkErrors.add(error)
      // After a deploy the files this page knows are gone: a fresh document names the new ones.
      if (!isAnyFormDirty()) await reloadOnce(name)
      loading = undefined
      throw error
    }
  }
  return { read: () => (loading ??= start()), loaded: () => loaded }
}
