import styled from 'styled-components'
import { Button } from '@/ui/form/Button'
import { ButtonLine } from '@/ui/layout/ButtonLine'
import { Card } from '@/ui/layout/Card'
import { fontSize, neutral } from '@/ui/theme'

export type WayToChance = {
  readonly words: string
  /** The fields that the words, and the button, are, for the preview. */
  readonly box: string
  readonly goBox?: string
  readonly go: string
  /** Undefined where this user cannot go it (any more): the words stay. */
  readonly onGo: (() => unknown) | undefined
  /** In the place of the button that is gone. */
  readonly done?: string | undefined
}

/** Its words end where the label of a button does. */
const Done = styled.span`
  padding-right: 12px;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
`

type WaysCardProps = { readonly title: string; readonly box?: string; readonly ways: readonly WayToChance[] }

/** How to come by more chances to play: a line for each way, with the button that goes it. */
export const WaysCard = ({ title, box, ways }: WaysCardProps) => (
  <Card title={title} box={box}>
    {ways.map(({ words, box: wayBox, goBox, go, onGo, done }) => (
      <ButtonLine key={wayBox} data-box={wayBox}>
        <p>{words}</p>
        {onGo ? (
          <Button kind="secondary" size="small" data-box={goBox} onClick={() => void onGo()}>
            {go}
          </Button>
        ) : (
          done && <Done>{done}</Done>
        )}
      </ButtonLine>
    ))}
  </Card>
)
