import { createContext, useContext } from 'react'
import { chooseEnvironment, type Environment } from '@config/env'

const EnvironmentContext = createContext<Environment>(chooseEnvironment('', null).environment)

export const EnvironmentProvider = EnvironmentContext.Provider

/** The environment of the host that served the page: its stage, its product line, its ids. Chosen once, when the app starts. */
export const useEnvironment = (): Environment => useContext(EnvironmentContext)
