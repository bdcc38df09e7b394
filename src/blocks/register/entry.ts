import { from } from '../pageChoice'
import type { RegisterPageOptions } from './registerPage'

export const register = /* #__PURE__ */ from<RegisterPageOptions>('register', async () => (await import('./registerPage')).registerPage)
