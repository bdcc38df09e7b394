import { Button, Dialog, DialogTrigger } from 'react-aria-components'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Panel } from '../../look/Choice'
import { palette } from '../../look/palette'
import { formMessages } from '../messages'
import { COLOURS } from './richTextLooks'

const Face = styled(Button)`
  min-width: 28px;
  height: 28px;
  padding: 0 5px;
  border: 0;
  border-radius: 6px;
  background: none;
  font-size: 13px;
  font-weight: 700;
  cursor: pointer;

  span { display: block; height: 16px; border-bottom: 3px solid currentColor; line-height: 14px; }
`

const Swatches = styled(Dialog)`
  display: flex;
  gap: 4px;
  padding: 4px;
  outline: none;
`

const Swatch = styled(Button)<{ $isChosen: boolean }>`
  width: 28px;
  height: 28px;
  border: 2px solid ${({ $isChosen }) => ($isChosen ? palette.ink : palette.line)};
  border-radius: 8px;
  cursor: pointer;
`

/** The colours that words may have; the first takes the colour away. */
export function RichTextColours({ chosen, onChoose }: { readonly chosen: string; readonly onChoose: (colour: string) => void }) {
  const { wordColour, noColour, colourNames } = useMessages(formMessages)
  return (
    <DialogTrigger>
      <Face aria-label={wordColour} style={{ color: chosen || palette.inkSoft }}>
        <span aria-hidden>A</span>
      </Face>
      <Panel>
        <Swatches aria-label={wordColour}>
          {({ close }) =>
            ['', ...COLOURS].map((colour, index) => (
              <Swatch
                key={colour}
                aria-label={index === 0 ? noColour : colourNames[COLOURS[index - 1] ?? COLOURS[0]]}
                $isChosen={colour === chosen}
                style={{ background: colour || palette.surface }}
                onPress={() => {
                  onChoose(colour)
                  close()
                }}
              />
            ))
          }
        </Swatches>
      </Panel>
    </DialogTrigger>
  )
}
