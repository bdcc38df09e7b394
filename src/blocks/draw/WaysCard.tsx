import { Button } from '@/ui/form/Button'
import { ButtonLine } from '@/ui/layout/ButtonLine'
import { Card } from '@/ui/layout/Card'

export type WayToChance = {
  readonly words: string
  /** The fields that the words, and the button, are, for the preview. */
  readonly box: string
  readonly goBox?: string
  readonly go: string
  /** Undefined where this user cannot go it (any more): the words stay. */
  readonly onGo: (() => unknown) | undefined
}

type WaysCardProps = { readonly title: string; readonly box?: string; readonly ways: readonly WayToChance[] }

/** How to come by more chances to play: a line for each way, with the button that goes it. */
export const WaysCard = ({ title, box, ways }: WaysCardProps) => (
  <Card title={title} box={box}>
    {ways.map(({ words, box: wayBox, goBox, go, onGo }) => (
      <ButtonLine key={wayBox} data-box={wayBox}>
        <p>{words}</p>
        {onGo && (
          <Button kind="secondary" size="small" data-box={goBox} onClick={() => void onGo()}>
            {go}
          </Button>
        )}
      </ButtonLine>
    ))}
  </Card>
)
