import styled from 'styled-components'
import { Beckoning } from '@/blocks/home/ActionBar.styles'
import { ImageButton } from '@/ui/form/ImageButton'
import { BottomBar } from '@/ui/layout/BottomBar'
import { fontSize, neutral } from '@/ui/theme'

const Line = styled.p`
  margin-bottom: 0.5rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.25rem;
  text-align: center;
`

type PlayBarProps = {
  /** Over the button, while an answer is awaited; '' for none. */
  readonly line: string
  readonly label: string
  /** Marketing's picture, where it says what the button does now. */
  readonly image: string
  readonly isInviting: boolean
  readonly isBusy: boolean
  readonly isLocked: boolean
  readonly onClick: () => unknown
}

/** The one big button of a home where it does what is to be done now. */
export const PlayBar = ({ line, label, image, isInviting, onClick, ...button }: PlayBarProps) => (
  <BottomBar>
    {line && <Line role="status">{line}</Line>}
    <Beckoning data-box={image ? 'buttonImage' : 'buttonDesc'} $isInviting={isInviting}>
      <ImageButton {...button} src={image} label={label} onClick={() => void onClick()} />
    </Beckoning>
  </BottomBar>
)
