import { useCallback, useState } from 'react'
import { toText, type ConfigPath } from '../draft/configPath'

type OpenParts = {
  readonly isOpen: (path: ConfigPath) => boolean
  readonly setOpen: (path: ConfigPath, isOpen: boolean) => void
  /** Opens everything on the way to a place. */
  readonly openTo: (path: ConfigPath) => void
}

/** Which groups and entries of lists are unfolded. */
export function useOpenParts(): OpenParts {
  const [open, setOpenParts] = useState<ReadonlySet<string>>(new Set())
  const isOpen = useCallback((path: ConfigPath) => open.has(toText(path)), [open])
  const setOpen = useCallback((path: ConfigPath, isOpen: boolean) => {
    setOpenParts((before) => {
      const text = toText(path)
      if (before.has(text) === isOpen) return before
      return isOpen ? new Set([...before, text]) : new Set([...before].filter((other) => other !== text))
    })
  }, [])
  const openTo = useCallback((path: ConfigPath) => {
    setOpenParts((before) => new Set([...before, ...path.map((_, index) => toText(path.slice(0, index + 1)))]))
  }, [])
  return { isOpen, setOpen, openTo }
}
