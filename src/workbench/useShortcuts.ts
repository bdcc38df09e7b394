import { useEffect, useRef } from 'react'

export type Shortcuts = { readonly undo: () => void; readonly redo: () => void; readonly exportConfig: () => void; readonly search: () => void }

const FOCUSABLE = 'a[href], button:not([disabled]), input, textarea, [tabindex="0"], iframe'

/** The keys of the whole tool. Undo is ours everywhere, also in a text box: there the browser's own would only know that box. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts)
  useEffect(() => {
    current.current = shortcuts
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const act = actionOf(event)
      if (!act) return
      event.preventDefault()
      event.stopPropagation()
      if (act === 'nextPane') focusNextPane(event.shiftKey ? -1 : 1)
      else current.current[act]()
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [])
}

export function actionOf({ key, ctrlKey, metaKey, shiftKey, altKey, target }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target'>): keyof Shortcuts | 'nextPane' | undefined {
  if (key === 'F6') return 'nextPane'
  if (altKey) return undefined
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase()
    if (letter === 'z') return shiftKey ? 'redo' : 'undo'
    if (letter === 'y' && ctrlKey) return 'redo'
    if (letter === 's' && !shiftKey) return 'exportConfig'
    return letter === 'k' ? 'search' : undefined
  }
  const isTyping = target instanceof HTMLElement && target.closest('input, textarea, [contenteditable=true]') !== null
  return key === '/' && !isTyping ? 'search' : undefined
}

function focusNextPane(step: 1 | -1): void {
  const panes = [...document.querySelectorAll('[data-pane]')]
  const at = panes.findIndex((pane) => pane.contains(document.activeElement))
  panes[(at + step + panes.length) % panes.length]?.querySelector<HTMLElement>(FOCUSABLE)?.focus()
}
