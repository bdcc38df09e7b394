import { entryOf } from '../pageChoice'
import type { RegisterPageOptions } from './registerPage'

export const register = /* #__PURE__ */ entryOf<RegisterPageOptions>('register', async () => (await import('./registerPage')).registerPage)
