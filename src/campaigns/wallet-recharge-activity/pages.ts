import type { EmptyPageOptions } from '@/blocks/empty/emptyPage'
import type { GuidePageOptions } from '@/blocks/guide/guidePage'
import { useMessages } from '@/lib/i18n'
import { Wallet } from './art/Wallet'
import { walletMessages } from './messages'

const useTexts = () => useMessages(walletMessages)

/** While no package is on sale. */
export const nothingOnSale: EmptyPageOptions = { useTexts: () => useTexts().nothing, Art: Wallet, leadsTo: 'ride' }

export const howTo: GuidePageOptions = { useTexts: () => useTexts().guide, leadsTo: '' }
