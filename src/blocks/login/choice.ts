import type { PageChoice, PageFlags } from '../pageChoice'
import { loadLoginPage, type DriverOptions } from './loadLoginPage'

/** The login page that the campaign's `loginVariant` and `loginScene` say, as a campaign has it that lists none: listed for its place in the order, for a preview, or where drivers get their own. */
export const login = (flags: PageFlags = {}, options: DriverOptions = {}): PageChoice => ({ ...flags, kind: 'login', load: (_, { loginVariant, loginScene }) => loadLoginPage(loginVariant, loginScene, options)() })
