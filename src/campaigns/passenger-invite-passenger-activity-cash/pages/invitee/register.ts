import { registerPage } from '@/blocks/register/registerPage'

/** Step 7 of spec 1 §4: the reward routes. */
export const page = registerPage('inviteeRegister', { registers: 'cash' })
