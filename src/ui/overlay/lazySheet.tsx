import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { retryImport } from '@/lib/retryImport'
import { uiMessages } from '../messages'
import { toast } from '../feedback/toast'

type SheetState = { readonly isOpen: boolean; readonly onClose: () => void }

/** Shorter waits pass without a word (ms). */
const UNNOTICED = 500
/** Longer ones end as a failure does (ms): the button is there to try again. */
const TIMEOUT_MS = 20_000

const sayFailed = (): void => toast.error(uiMessages.read().networkError)

/**
 * A sheet or dialog over the page that is loaded when it is first opened. One that cannot be had says so and closes: the page under it stays as
 * it is, and the next opening asks the network again (React.lazy would keep the failure for as long as the page lives). `sayInstead` gives the
 * words where they are not about the network.
 */
export function lazySheet<Props extends SheetState>(load: () => Promise<ComponentType<Props>>, sayInstead: () => void = sayFailed): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LazySheet(props: Props) {
    const { isOpen, onClose } = props
    const [, setReady] = useState(loaded !== undefined)
    const giveUp = useEffectEvent(onClose)
    useEffect(() => {
      if (!isOpen || loaded) return
      let isHere = true
      let stopWaiting: () => void = () => undefined
      const slow = setTimeout(() => (stopWaiting = toast.loading(uiMessages.read().loading)), UNNOTICED)
      const end = () => {
        isHere = false
        clearTimeout(slow)
        clearTimeout(late)
        stopWaiting()
      }
      const fail = () => {
        if (!isHere) return
        end()
        sayInstead()
        giveUp()
      }
      const late = setTimeout(fail, TIMEOUT_MS)
      retryImport(load).then((Sheet) => {
        loaded = Sheet
        if (!isHere) return
        end()
        setReady(true)
      }, fail)
      return end
    }, [isOpen])
    return loaded ? createElement(loaded, props) : null
  }
}
