import { Button } from '@/ui/form/Button'
import { figuresFit } from '@/ui/display/figures/figuresFit'
import { Price } from '@/ui/display/figures/Price'
import * as S from './WalletCard.styles'

type Way = { readonly label: string; readonly onClick: () => void }

/** A sum of money (integer cents, undefined where it is not known), or anything else in words. */
type WalletStat = { readonly label: string } & ({ readonly cents: number | undefined } | { readonly words: string })

type WalletCardProps = {
  /** What the large figure is; the card is called by it. */
  readonly label: string
  readonly cents: number | undefined
  /** What can be done with it. */
  readonly action: Way
  readonly stats: readonly WalletStat[]
  /** What is the matter with the account; '' when there is nothing to say. */
  readonly notice: string
  readonly links: readonly Way[]
}

/** From here on (integer cents) a sum does not fit a third of a small phone. */
const LONG_FROM = 1_000_000

/** What the user has earned, and the ways to what has become of it. */
export function WalletCard({ label, cents, action, stats, notice, links }: WalletCardProps) {
  const isLine = stats.some((stat) => 'cents' in stat && (stat.cents ?? 0) >= LONG_FROM)
  return (
    <S.Card aria-label={label}>
      <S.Balance>
        <S.Amount>
          <S.Label>{label}</S.Label>
          <S.Figure style={figuresFit(cents, 9)}>
            <Price cents={cents} />
          </S.Figure>
        </S.Amount>
        <Button size="small" onClick={action.onClick}>
          {action.label}
        </Button>
      </S.Balance>
      <S.Stats>
        {stats.map((stat) => (
          <S.Stat key={stat.label} $isLine={isLine}>
            <S.StatLabel>{stat.label}</S.StatLabel>
            <S.StatValue>{'words' in stat ? stat.words : <Price cents={stat.cents} />}</S.StatValue>
          </S.Stat>
        ))}
      </S.Stats>
      {notice && <S.Notice role="status">{notice}</S.Notice>}
      <S.Links>
        {links.map((link) => (
          <S.LinkButton key={link.label} type="button" onClick={link.onClick}>
            {link.label}
          </S.LinkButton>
        ))}
      </S.Links>
    </S.Card>
  )
}
