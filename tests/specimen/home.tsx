import { homeStates } from '@/blocks/home/fixtures'
import { homePage, type SectionProps } from '@/blocks/home/homePage'
import { LatestInvites } from '@/blocks/home/cards/LatestInvites'
import { WalletCard } from '@/blocks/home/cards/WalletCard'
import type { InviteRow } from '@/services/candle'
import { ArtGift } from '@/ui/art/ArtGift'
import { api } from './api'

type Own = { readonly balance: number | undefined; readonly friendsInvited: number | undefined; readonly latestInvites: readonly InviteRow[] }

const nothing: Own = { balance: undefined, friendsInvited: undefined, latestInvites: [] }

export const page = homePage({
  usePage: api.useQuerySpecimenPageQuery,
  toData: ({ balance, friendsInvited, latestInvites }, isLoggedIn): Own => (isLoggedIn ? { balance, friendsInvited, latestInvites } : nothing),
  fixtures: homeStates<Own>({ balance: 12_860, friendsInvited: 9, latestInvites: [] }, nothing),
  landing: 'register',
  sharePage: 'share',
  useShareCallback: api.useSpecimenShareCallbackMutation,
  useTexts: () => ({ headline: '邀请有礼', subline: '好友首单，你得现金', card: { title: '一起打车', desc: '首单立减' } }),
  scene: <ArtGift />,
  Sections,
})

function Sections({ data, actions, invite }: SectionProps<Own>) {
  return (
    <>
      <WalletCard
        label="可提现金额"
        cents={data.balance}
        action={{ label: '提现', onClick: () => (data.isLoggedIn ? actions.open('withdraw') : actions.login('withdraw')) }}
        stats={[{ label: '已邀好友', words: `${data.friendsInvited ?? '--'}人` }]}
        notice=""
        links={[{ label: '记录', onClick: () => actions.open('records') }]}
      />
      <LatestInvites invites={data.latestInvites} isLoggedIn={data.isLoggedIn} onViewAll={() => actions.open('friends')} onInvite={invite} onLogin={() => actions.login()} />
    </>
  )
}
