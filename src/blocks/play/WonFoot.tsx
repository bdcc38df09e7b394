import { useMessages } from '@/lib/i18n'
import { Button } from '@/ui/form/Button'
import { playMessages } from './messages'

type WonFootProps = { readonly share: string; readonly onUse: () => unknown; readonly onShare: () => unknown }

/** Below what was won: its use, and a friend to tell of it. */
export function WonFoot({ share, onUse, onShare }: WonFootProps) {
  const { use } = useMessages(playMessages)
  return (
    <>
      <Button isBlock onClick={onUse}>
        {use}
      </Button>
      <Button isBlock kind="secondary" size="medium" onClick={onShare}>
        {share}
      </Button>
    </>
  )
}
