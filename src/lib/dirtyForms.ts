import { useEffect } from 'react'
import { hasEarlyTyping } from './documentShell'

const dirty = new Set<object>()

/** True while any form on the screen, the first paint's too, holds something that a reload would lose. */
export function isAnyFormDirty(): boolean {
  return dirty.size > 0 || hasEarlyTyping()
}

/** Says that a form holds unsaved input; returns what takes it back. */
export function holdReloads(): () => void {
  const form = {}
  dirty.add(form)
  return () => {
    dirty.delete(form)
  }
}

/** Keeps the page from reloading itself for as long as the form is dirty and mounted. */
export function useDirtyForm(isDirty: boolean): void {
  useEffect(() => (isDirty ? holdReloads() : undefined), [isDirty])
}
