import { useMessages } from '@/lib/i18n'
import { Chevron } from '@/ui/display/Chevron'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { neutral } from '@/ui/theme'
import { qrCodeMessages } from './messages'
import * as S from './QrEntry.styles'
import { QrMark } from './QrMark'

/** On a driver's home: 面对面扫码, in one tap. */
export function QrEntry({ onOpen }: { readonly onOpen: () => void }) {
  const texts = useMessages(qrCodeMessages)
  return (
    <S.Entry type="button" onClick={onOpen}>
      <QrMark />
      <S.Words>
        <S.Title>{texts.title}</S.Title>
        <S.Hint>{texts.entryHint}</S.Hint>
      </S.Words>
      <Chevron colour={neutral.textFaint} />
    </S.Entry>
  )
}

/** Its place. */
export const QrEntrySkeleton = () => (
  <S.Place>
    <Skeleton shape="block" height="5rem" />
  </S.Place>
)
