import { withdrawPage } from '@/blocks/withdraw/withdrawPage'
import { prefix } from '../../prefix'
import { sendWithdrawal } from './sendWithdrawal'
import { useWallet } from './useWallet'

const RECORDS = 'withdraw-record'

/** `hasPage` says which of the campaign's pages exist: the way to the records is there with them. */
export const cashWithdrawPage = (hasPage: (path: string) => boolean) =>
  withdrawPage({ prefix, useWallet, send: sendWithdrawal, recordsPath: hasPage(RECORDS) ? RECORDS : undefined })
