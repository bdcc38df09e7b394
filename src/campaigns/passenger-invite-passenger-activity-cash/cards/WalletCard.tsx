import type { ReactNode } from 'react'
import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/form/Button'
import { figuresFit } from '@/ui/display/figuresFit'
import { Price } from '@/ui/display/Price'
import { cashMessages } from '../messages'
import type { SectionProps } from '@/blocks/home/homePage'
import type { HomeOwn } from '../home'
import * as S from './WalletCard.styles'

/** What the user has earned. It stays within reach when the activity is over, and when the account may no longer invite. */
export function WalletCard({ data: { wallet, isLoggedIn, status }, actions }: Pick<SectionProps<HomeOwn>, 'data' | 'actions'>) {
  const messages = useMessages(cashMessages)
  return (
    <S.Card aria-label={messages.withdrawable}>
      <S.Balance>
        <S.Amount>
          <S.Label>{messages.withdrawable}</S.Label>
          <S.Cash style={figuresFit(wallet?.withdrawable, 9)}>
            <Price cents={wallet?.withdrawable} />
          </S.Cash>
        </S.Amount>
        <Button size="small" onClick={() => (isLoggedIn ? actions.open('cash-withdraw') : actions.login('cash-withdraw'))}>
          {messages.withdraw}
        </Button>
      </S.Balance>
      <S.Stats>
        <Stat label={messages.pending} value={<Price cents={wallet?.pending} />} isLong={isLong(wallet?.pending)} />
        <Stat label={messages.totalEarned} value={<Price cents={wallet?.totalEarned} />} isLong={isLong(wallet?.totalEarned)} />
        <Stat label={messages.friendsInvited} value={messages.people(wallet ? String(wallet.friendsInvited) : '--')} />
      </S.Stats>
      {status === 'blacklisted' && <S.Notice role="status">{messages.blacklisted}</S.Notice>}
      <S.Links>
        <S.LinkButton type="button" onClick={() => actions.open('withdraw-record')}>
          {messages.records}
        </S.LinkButton>
        <S.LinkButton type="button" onClick={() => actions.open('reward-record')}>
          {messages.rewards}
        </S.LinkButton>
      </S.Links>
    </S.Card>
  )
}

const LONG_FROM = 1_000_000

const isLong = (cents = 0): boolean => cents >= LONG_FROM

type StatProps = { readonly label: string; readonly value: ReactNode; readonly isLong?: boolean }

function Stat({ label, value, isLong = false }: StatProps) {
  return (
    <S.Stat $isLong={isLong}>
      <S.StatLabel>{label}</S.StatLabel>
      <S.StatValue $isLong={isLong}>{value}</S.StatValue>
    </S.Stat>
  )
}
