import { Button } from '@/ui/form/Button'
import { needLines, type FigureStat } from '@/ui/display/figures/figureStat'
import { figuresFit } from '@/ui/display/figures/figuresFit'
import { Price } from '@/ui/display/figures/Price'
import * as S from './WalletCard.styles'

type Way = { readonly label: string; readonly onClick: () => void }

type WalletCardProps = {
  /** What the large figure is; the card is called by it. */
  readonly label: string
  readonly cents: number | undefined
  /** What can be done with it. */
  readonly action: Way
  readonly stats: readonly FigureStat[]
  /** What is the matter with the account; '' when there is nothing to say. */
  readonly notice: string
  readonly links: readonly Way[]
}

/** What the user has earned, and the ways to what has become of it. */
export function WalletCard({ label, cents, action, stats, notice, links }: WalletCardProps) {
  const isLine = needLines(stats)
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
      {notice && <S.CardNotice role="status">{notice}</S.CardNotice>}
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
