import { QrCode, type InviteOffer } from '@/features/share'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { qrCodeMessages } from './messages'
import * as S from './QrCode.styles'

type QrPanelProps = {
  readonly title?: string
  /** In place of the driver's name. */
  readonly headline?: string
  readonly link: string
  /** Who invites, and what waits for the passenger; undefined while it is not known. */
  readonly offer?: InviteOffer | undefined
  /** Marketing's words on how it is read. */
  readonly scanText?: string
}

/** The driver's code, held out to a passenger: whose it is, what it gives, and how it is read. */
export function QrPanel({ title, headline, link, offer, scanText }: QrPanelProps) {
  const texts = useMessages(qrCodeMessages)
  const name = headline || offer?.name || ''
  const cents = offer?.cents
  return (
    <S.Panel>
      <S.Title data-box="title">{title || texts.title}</S.Title>
      {(name || !offer) && (
        <S.Name as={name ? 'h2' : 'div'} data-box="headline">
          {name}
        </S.Name>
      )}
      {(cents || !offer) && <S.Reward>{cents ? texts.reward(toShortYuan(cents)) : ''}</S.Reward>}
      <S.Code>
        <QrCode link={link} />
      </S.Code>
      <S.Scan data-box="scanText">{scanText || texts.scan}</S.Scan>
      <S.Bright>{texts.bright}</S.Bright>
    </S.Panel>
  )
}

/** Its place. */
export const QrPanelSkeleton = () => {
  const texts = useMessages(qrCodeMessages)
  return (
    <S.Panel>
      <S.Title>{texts.title}</S.Title>
      <S.Name as="div" />
      <S.Reward as="div" />
      <S.Square>
        <S.Fill>
          <Skeleton shape="block" height="100%" />
        </S.Fill>
      </S.Square>
      <S.Scan as="div">
        <Skeleton shape="text" height="1.5em" />
      </S.Scan>
    </S.Panel>
  )
}
