import { createElement, Suspense, useEffect, useEffectEvent, type ComponentType } from 'react'
import { lazyChunk, useLazyChunk } from '@/lib/lazy/lazyChunk'
import { uiMessages } from '../messages'
import { toast } from '../feedback/toast'

type SheetState = { readonly isOpen: boolean; readonly onClose: () => void }

/** A shorter wait needs no notice (ms). */
const NOTICE_DELAY_MS = 500
/** A longer wait ends as a failure does: the button that opens the sheet is there to try again. */
const TIMEOUT_MS = 20_000

const showFailure = (): void => toast.error(uiMessages.read().networkError)

/**
 * A sheet or dialog over the page that is loaded when it is first opened. Where it cannot be loaded, a toast says so (or `onFailed` does) and
 * the sheet closes: the page under it stays as it is, and the next opening asks the network again.
 */
export function lazySheet<Props extends SheetState>(load: () => Promise<ComponentType<Props>>, onFailed: () => void = showFailure): ComponentType<Props> {
  const chunk = lazyChunk(load)
  return function LazySheet(props: Props) {
    const { isOpen, onClose } = props
    const { loaded } = useLazyChunk(chunk, false)
    const close = useEffectEvent(onClose)
    useEffect(() => {
      if (!isOpen || chunk.loaded()) return
      let isWaiting = true
      let hideNotice: () => void = () => undefined
      const timer = setTimeout(() => (hideNotice = toast.loading(uiMessages.read().loading)), NOTICE_DELAY_MS)
      const stopWaiting = () => {
        isWaiting = false
        clearTimeout(timer)
        hideNotice()
      }
      chunk.read(TIMEOUT_MS).then(stopWaiting, () => {
        if (!isWaiting) return
        stopWaiting()
        onFailed()
        close()
      })
      return stopWaiting
    }, [isOpen])
    // Its English words may still be on their way: the page under it stays meanwhile.
    return loaded ? createElement(Suspense, null, createElement(loaded, props)) : null
  }
}
