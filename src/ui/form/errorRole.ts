import { createContext } from 'react'

/** How a field's error is announced: by itself, unless the form around it says by other means what is wrong. */
export const ErrorRole = createContext<'alert' | undefined>('alert')
