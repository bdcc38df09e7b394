import type { RegisterPageOptions } from '@/blocks/register/registerPage'
import type { ResultLook, ResultTexts } from '@/blocks/result/resultData'
import type { ResultPageOptions } from '@/blocks/result/resultPage'
import { useMessages } from '@/lib/i18n'
import { inviteeRoutes } from './inviteeRoutes'
import { driverInviteMessages } from './messages'

type Outcome = 'registerSuccess' | 'registerAlready' | 'receiveSuccess' | 'receiveAlready'

const outcomePage = (configKey: Outcome, look: ResultLook): ResultPageOptions => ({ configKey, look, useTexts: () => useMessages(driverInviteMessages)[configKey] })

/** Step 6 of spec 1 §4: the outcome routes. */
export const inviteeRegister: RegisterPageOptions = { inviteeRoutes }

/** Where the outcomes 0 to 3 lead (spec 1 §4, step 6). */
export const registerSuccess = outcomePage('registerSuccess', 'gift')
export const registerAlready = outcomePage('registerAlready', 'received')
export const receiveSuccess = outcomePage('receiveSuccess', 'gift')
export const receiveAlready = outcomePage('receiveAlready', 'received')

/** The outcomes 4 to 7: friends who come back. */
export const recallUser: ResultPageOptions = {
  look: 'friends',
  types: { param: 'inviteePageType', known: ['4', '5', '6', '7'] },
  useTexts: (type) => {
    const { recall } = useMessages(driverInviteMessages)
    return (recall as Readonly<Record<string, ResultTexts>>)[type] ?? recall.other
  },
}
