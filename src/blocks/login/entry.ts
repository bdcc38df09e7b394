import type { LoginVariant } from '@/features/login'
import type { PageChoice, PageFlags } from '../pageChoice'
import { loadLoginPage, type DriverOptions } from './loadLoginPage'

export const login = (flags: PageFlags = {}, variant: LoginVariant = 'standard', options: DriverOptions = {}): PageChoice => ({ ...flags, kind: 'login', load: loadLoginPage(variant, undefined, options) })
