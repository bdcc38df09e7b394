import { useEffect } from 'react'

const dirty = new Set<object>()

/** True while a form holds input that a reload would lose. */
export function isAnyFormDirty(): boolean {
  return dirty.size > 0
}

/** Marks a form as holding unsaved input; returns the function that removes the mark. */
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
