import { createElement } from 'react'
import type { RegisterLeadProps } from '@/blocks/register/RegisterLead'
import { RideLead } from '@/blocks/register/RideLead'
import type { RegisterPageOptions } from '@/blocks/register/registerPage'
import type { ResultLook, ResultTexts } from '@/blocks/result/resultData'
import type { ResultPageOptions } from '@/blocks/result/resultPage'
import { useMessages } from '@/lib/i18n'
import { FriendsHero, GiftHero, ReceivedHero, RegisterHero } from './DriverHero'
import { inviteeRoutes } from './inviteeRoutes'
import { driverInviteMessages } from './messages'

type Outcome = 'registerSuccess' | 'registerAlready' | 'receiveSuccess' | 'receiveAlready'

const outcomePage = (configKey: Outcome, look: ResultLook, Hero: ResultPageOptions['Hero']): ResultPageOptions => ({ configKey, look, Hero, useTexts: () => useMessages(driverInviteMessages)[configKey] })

const DriverLead = (offer: RegisterLeadProps) => createElement(RideLead, { ...offer, texts: useMessages(driverInviteMessages).lead })

/** Step 6 of spec 1 §4: the outcome routes. */
export const inviteeRegister: RegisterPageOptions = { inviteeRoutes, Hero: RegisterHero, Lead: DriverLead }

/** Where the outcomes 0 to 3 lead (spec 1 §4, step 6). */
export const registerSuccess = outcomePage('registerSuccess', 'gift', GiftHero)
export const registerAlready = outcomePage('registerAlready', 'received', ReceivedHero)
export const receiveSuccess = outcomePage('receiveSuccess', 'gift', GiftHero)
export const receiveAlready = outcomePage('receiveAlready', 'received', ReceivedHero)

/** The outcomes 4 to 7: friends who come back. */
export const recallUser: ResultPageOptions = {
  look: 'friends',
  Hero: FriendsHero,
  types: { param: 'inviteePageType', known: ['4', '5', '6', '7'] },
  useTexts: (type) => {
    const { recall } = useMessages(driverInviteMessages)
    return (recall as Readonly<Record<string, ResultTexts>>)[type] ?? recall.other
  },
}
