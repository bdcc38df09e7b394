import { useMessages } from '@/lib/i18n'
import { Chevron } from '@/ui/display/Chevron'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { neutral } from '@/ui/theme'
import { qrCodeMessages } from './messages'
import * as S from './QrCode.styles'
import { QrMark } from './QrMark'

/** On a driver's home: 面对面扫码, in one tap. */
export function QrEntry({ onOpen }: { readonly onOpen: () => void }) {
  const texts = useMessages(qrCodeMessages)
  return (
    <S.Entry type="button" onClick={onOpen}>
      <QrMark />
      <S.EntryWords>
        <S.EntryTitle>{texts.title}</S.EntryTitle>
        <S.EntryHint>{texts.entryHint}</S.EntryHint>
      </S.EntryWords>
      <Chevron colour={neutral.textFaint} />
    </S.Entry>
  )
}

/** Its place. */
export const QrEntrySkeleton = () => (
  <S.EntryPlace>
    <Skeleton shape="block" height="5rem" />
  </S.EntryPlace>
)
