import { registerPage } from '@/blocks/register/registerPage'

/** Step 6 of spec 1 §4: the outcome routes. */
export const page = registerPage('inviteeRegister', { registers: 'driverInvite' })
