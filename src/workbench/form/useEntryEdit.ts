import { useCallback, useLayoutEffect, useRef } from 'react'
import { withValue, type ConfigPath } from '../draft/configPath'
import type { FormTools } from './FormContext'

type EntryList = {
  readonly form: FormTools
  readonly path: ConfigPath
  /** The names of the entries (`useEntryIds`), in their order. */
  readonly ids: readonly string[]
  readonly entries: readonly unknown[]
  /** Whether the draft has the list, or the page's own entries stand in for it. */
  readonly isSet: boolean
}

/**
 * How an entry of a list is changed, by its name and with a path that leads through the list. What is asked for late, as when an upload ends, finds
 * the list as it is by then and the entry where it is by then; for one that is gone it does nothing.
 */
export function useEntryEdit(list: EntryList): (id: string, ...change: Parameters<FormTools['edit']>) => void {
  const newest = useRef(list)
  useLayoutEffect(() => {
    newest.current = list
  })
  return useCallback((id, at, value, isTyping) => {
    const { form, path, ids, entries, isSet } = newest.current
    const place = ids.indexOf(id)
    if (place < 0) return
    const within = [place, ...at.slice(path.length + 1)]
    if (isSet) return form.edit([...path, ...within], value, isTyping)
    // Editing one of the page's own entries takes all of them over.
    const own = withValue({ entries }, ['entries', ...within], value)['entries'] as readonly unknown[]
    newest.current = { ...newest.current, entries: own, isSet: true }
    form.edit(path, own, isTyping)
  }, [])
}
