import styled from 'styled-components'
import { figuresFit } from '@/ui/display/figures/figuresFit'
import { Price } from '@/ui/display/figures/Price'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { fontSize, neutral, plainButton, radius, shadow } from '@/ui/theme'

/** Above the shadow of the card before them. */
const Tiles = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  margin: 0.75rem -0.25rem 0;
`

const Tile = styled.button`
  ${plainButton}
  flex: 1 1 8rem;
  min-height: 5rem;
  margin: 0.25rem;
  padding: 0.75rem 16px;
  border-radius: ${radius.l};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};

  > strong {
    display: block;
    color: ${neutral.text};
    font-size: 1.625rem;
    /* With large letters too the sum stays whole. */
    font-size: min(1.625rem, 11.5vw);
    line-height: 2.4375rem;
    white-space: nowrap;
  }
`

type Total = { readonly name: string; readonly onOpen: () => unknown } & ({ readonly words: string } | { /** Undefined while it is not known. */ readonly cents: number | undefined })

/** Figures of a home, each the way to the rows that it is made of. */
export const TotalTiles = ({ totals }: { readonly totals: readonly Total[] }) => (
  <Tiles>
    {totals.map((total) => (
      <Tile key={total.name} type="button" onClick={() => void total.onOpen()}>
        {total.name}
        {'words' in total ? (
          <strong>{total.words}</strong>
        ) : (
          <strong style={figuresFit(total.cents, 9, 1.625)}>
            <Price cents={total.cents} />
          </strong>
        )}
      </Tile>
    ))}
  </Tiles>
)

/** Their places. */
export const TotalTilesSkeleton = ({ names }: { readonly names: readonly string[] }) => (
  <Tiles>
    {names.map((name) => (
      <Tile key={name} as="div">
        {name}
        <Skeleton shape="text" width="5rem" height="2.4375rem" />
      </Tile>
    ))}
  </Tiles>
)
