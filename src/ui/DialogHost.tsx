import type { ComponentType } from 'react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AskedDialogProps } from './AskedDialog'
import { PlainDialog } from './PlainDialog'
import { dialogQueue } from './openDialog'
import type { PendingDialog } from './openDialog'

const loadDialog = (): Promise<ComponentType<AskedDialogProps>> => import('./AskedDialog').then(({ AskedDialog }) => AskedDialog)

/**
 * Shows what `openDialog` asks. Mounted once, inside the ThemeProvider. The dialog's code arrives with the first question; where it
 * cannot be fetched the question is asked in a plain panel, because the caller waits for an answer.
 */
export function DialogHost() {
  const pending = useSyncExternalStore(dialogQueue.subscribe, dialogQueue.current)
  const [last, setLast] = useState<PendingDialog>()
  const [View, setView] = useState<ComponentType<AskedDialogProps>>()
  // The answered question stays on the way out, while its panel fades.
  if (pending && pending !== last) setLast(pending)

  useEffect(() => {
    if (!pending || (View && View !== PlainDialog)) return
    let isCurrent = true
    loadDialog().then(
      (loaded) => isCurrent && setView(() => loaded),
      () => isCurrent && setView(() => PlainDialog),
    )
    return () => {
      isCurrent = false
    }
  }, [pending, View])

  return View && last ? <View key={last.id} asked={last} isOpen={pending === last} /> : null
}
