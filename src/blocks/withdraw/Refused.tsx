import { useMessages } from '@/lib/i18n'
import { LazyArt } from '@/ui/art/LazyArt'
import { PageFrame } from '@/ui/layout/PageFrame'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { withdrawMessages } from './messages'
import type { WalletRefusal } from './wallet/walletRefusal'

const arts = {
  finished: () => import('@/ui/art/ArtEnded').then(({ ArtEnded }) => ArtEnded),
  blacklisted: () => import('@/ui/art/ArtLocked').then(({ ArtLocked }) => ArtLocked),
}

type RefusedProps = WalletRefusal & { readonly title: string; readonly onLeave: () => void }

/** In place of the page where a refusal brings no money to take out. An activity that was closed is one that is over, as on the campaign's other pages (spec 2 §4); else the server's words come first (spec 2 §8). */
export function Refused({ status, words, title, onLeave }: RefusedProps) {
  const messages = useMessages(withdrawMessages)
  const said = messages.serverWords(words)
  const heading = (status === 'blacklisted' && said) || messages.refused[status]
  return (
    <PageFrame title={title || messages.title}>
      <StatePanel heading="h1" art={<LazyArt load={arts[status]} />} title={heading} text={said !== heading && said} action={{ label: messages.home, onClick: onLeave }} />
    </PageFrame>
  )
}
