import { useMessages } from '@/lib/i18n'
import { LazyArt } from '@/ui/art/LazyArt'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { listMessages } from './messages'

const loadLocked = () => import('@/ui/art/ArtLocked').then(({ ArtLocked }) => ArtLocked)

type LoggedOutPanelProps = { readonly heading?: 'h1'; /** What the login is for, where it is not the user's rows. */ readonly title?: string; readonly onLogin: () => void }

/** In place of what is a user's own, on a page without a login guard. */
export function LoggedOutPanel({ heading, title, onLogin }: LoggedOutPanelProps) {
  const { loggedOut, login } = useMessages(listMessages)
  return <StatePanel {...(heading && { heading })} art={<LazyArt load={loadLocked} />} title={title ?? loggedOut} action={{ label: login, onClick: onLogin }} />
}
