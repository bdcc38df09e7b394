import { choiceOf } from '../pageChoice'
import type { RegisterPageOptions } from './registerPage'

export const register = /* #__PURE__ */ choiceOf<RegisterPageOptions>('register', async () => (await import('./registerPage')).registerPage)
