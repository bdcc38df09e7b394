import { useState } from 'react'
import { QrCode } from '@/features/share'
import { useMessages } from '@/lib/i18n'
import { Avatar } from '@/ui/display/Avatar'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { neutral } from '@/ui/theme'
import type { DriverFacts } from './driverFacts'
import * as S from './DriverBadge.styles'
import { badgeMessages } from './messages'

type DriverBadgeProps = {
  /** Undefined while the card is still to be made. */
  readonly facts: DriverFacts | undefined
  readonly isLoggedIn: boolean
  /** Where the code leads; '' without one. */
  readonly link: string
  /** Why the code cannot be scanned now: the place of the code says so. */
  readonly closed?: string | undefined
}

/** Who the driver is, and the code that a passenger scans. Large, it is read at arm's length. */
export function DriverBadge({ facts, isLoggedIn, link, closed }: DriverBadgeProps) {
  const texts = useMessages(badgeMessages)
  const [isLarge, setLarge] = useState(false)
  if (!facts) return <BadgePlace hint={isLoggedIn ? texts.unknown : texts.loggedOut} />
  const { name, plate, stars, years, orders } = facts
  return (
    <S.Badge aria-label={texts.label}>
      <S.Face>
        <Avatar name={name} size="4rem" />
        <S.Who>
          <S.Name>{name}</S.Name>
          <S.Facts>
            {stars && <S.Stars>★ {texts.stars(stars)}</S.Stars>}
            {years > 0 && <span>{texts.years(years)}</span>}
            {orders > 0 && <span>{texts.orders(orders)}</span>}
          </S.Facts>
        </S.Who>
      </S.Face>
      {plate && <S.Plate>{plate}</S.Plate>}
      {closed === undefined ? (
        <>
          <S.Code $isLarge={isLarge}>{link ? <QrCode link={link} /> : <S.CodePlace />}</S.Code>
          <S.Scan>{isLarge ? texts.brighter : texts.scan}</S.Scan>
          <S.Grow type="button" aria-expanded={isLarge} onClick={() => setLarge(!isLarge)}>
            {isLarge ? texts.hide : texts.show}
          </S.Grow>
        </>
      ) : (
        <S.Closed role="status">{closed}</S.Closed>
      )}
    </S.Badge>
  )
}

/** What will stand there. */
const NoCodeYet = () => (
  <svg viewBox="0 0 24 24" style={{ position: 'absolute', top: '30%', left: '30%', width: '40%' }} fill="none" stroke={neutral.lineStrong} strokeWidth="2" strokeLinejoin="round" aria-hidden focusable="false">
    <path d="M2 2h8v8H2zM14 2h8v8h-8zM2 14h8v8H2zM14 14h3v3h-3zM19 19h3v3h-3zM19 14h3M14 20v2" />
  </svg>
)

/** Its place. */
export function BadgePlace({ hint }: { /** In place of a name. */ readonly hint?: string }) {
  return (
    <S.Badge as="div">
      <S.Face>
        <Skeleton shape="circle" width="4rem" />
        <S.Who>
          <S.Name as="div">{hint ? <S.Hint>{hint}</S.Hint> : <Skeleton shape="text" width="6rem" />}</S.Name>
          <Skeleton shape="text" width="80%" height="1.25rem" />
        </S.Who>
      </S.Face>
      <S.Plate aria-hidden>--</S.Plate>
      <S.Code $isLarge={false}>
        <S.CodePlace>{hint && <NoCodeYet />}</S.CodePlace>
      </S.Code>
      <S.Scan />
    </S.Badge>
  )
}
