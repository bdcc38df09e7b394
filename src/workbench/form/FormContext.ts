import { createContext, useContext } from 'react'
import type { Language } from '@/lib/i18n'
import type { ConfigPath } from '../draft/configPath'

/** What every field of the form needs, however deep it stands. */
export type FormTools = {
  readonly language: Language
  /** `undefined` takes the field out. `isTyping`: many small changes in a row, which are one step of the history. */
  readonly edit: (path: ConfigPath, value: unknown, isTyping?: boolean) => void
  /** What is wrong with this field itself, in words. */
  readonly problemAt: (path: ConfigPath) => string | undefined
  readonly hasProblemWithin: (path: ConfigPath) => boolean
  /** Groups and entries of lists open and close. */
  readonly isOpen: (path: ConfigPath) => boolean
  readonly setOpen: (path: ConfigPath, isOpen: boolean) => void
}

export const FormContext = createContext<FormTools | undefined>(undefined)

export function useForm(): FormTools {
  const tools = useContext(FormContext)
  if (!tools) throw new Error('A field stands outside the form.')
  return tools
}
