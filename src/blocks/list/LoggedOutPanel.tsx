import { useMessages } from '@/lib/i18n'
import { LazyArt } from '@/ui/art/LazyArt'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { listMessages } from './messages'

const loadLocked = () => import('@/ui/art/ArtLocked').then(({ ArtLocked }) => ArtLocked)

/** In place of a user's rows, on a page without a login guard. */
export function LoggedOutPanel({ heading, onLogin }: { readonly heading?: 'h1'; readonly onLogin: () => void }) {
  const { loggedOut, login } = useMessages(listMessages)
  return <StatePanel {...(heading && { heading })} art={<LazyArt load={loadLocked} />} title={loggedOut} action={{ label: login, onClick: onLogin }} />
}
