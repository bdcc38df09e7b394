import { loginPage } from './loginPage'

/** The login page of every campaign that brings none of its own. */
export const page = loginPage()
