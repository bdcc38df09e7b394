import { box } from '@/lib/pageConfig'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { ImageButton } from '@/ui/form/ImageButton'
import * as S from './ResultView.styles'

type Way = { readonly label: string; readonly onClick: () => unknown }

type OutcomeWaysProps = {
  /** The one clear next step; `box` is the field of its words, `image` marketing's own picture of it. */
  readonly first: Way & { readonly box?: string; readonly image?: string }
  readonly second?: (Way & { readonly box?: string }) | false | undefined
  /** Less than a step: away from here. */
  readonly last?: Way | false | undefined
}

/** Below an outcome: the ways on. */
export const OutcomeWays = ({ first, second, last }: OutcomeWaysProps) => (
  <S.Ways>
    <S.Way {...(first.box && box(first.image ? 'buttonImage' : first.box))}>
      <ImageButton src={first.image ?? ''} label={first.label} onClick={() => void first.onClick()} />
    </S.Way>
    {second && (
      <S.Way {...(second.box && box(second.box))}>
        <S.SecondButton isBlock kind="secondary" onClick={() => void second.onClick()}>
          {second.label}
        </S.SecondButton>
      </S.Way>
    )}
    {last && (
      <S.Way>
        <Button isBlock kind="text" onClick={() => void last.onClick()}>
          {last.label}
        </Button>
      </S.Way>
    )}
  </S.Ways>
)

/** Their places. */
export const OutcomeWaysSkeleton = ({ hasSecond }: { readonly hasSecond: boolean }) => (
  <S.Ways aria-hidden>
    <S.Way>
      <Skeleton shape="pill" />
    </S.Way>
    {hasSecond && (
      <S.Way>
        <Skeleton shape="pill" />
      </S.Way>
    )}
  </S.Ways>
)
