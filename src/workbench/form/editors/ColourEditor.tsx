import { Button, ColorArea, ColorPicker, ColorSlider, ColorSwatch, ColorThumb, Dialog, DialogTrigger, parseColor, SliderTrack } from 'react-aria-components'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Panel } from '../../look/Choice'
import { palette } from '../../look/palette'
import { useForm } from '../FormContext'
import { formMessages } from '../messages'
import { Beside, TextBox } from './Box'
import { asText, type EditorProps } from './editor'

const HEX = /^#[0-9a-f]{6}$/i

const Opener = styled(Button)`
  flex: none;
  width: 34px;
  height: 34px;
  padding: 3px;
  border: 1px solid ${palette.lineStrong};
  border-radius: 8px;
  background: ${palette.surface};
  cursor: pointer;
`

const Swatch = styled(ColorSwatch)`
  width: 100%;
  height: 100%;
  border-radius: 5px;
`

const Inside = styled(Dialog)`
  display: grid;
  gap: 12px;
  padding: 8px;
  outline: none;
`

const Area = styled(ColorArea)`
  width: 216px;
  height: 144px;
  border-radius: 6px;
`

const Track = styled(SliderTrack)`
  width: 216px;
  height: 20px;
  border-radius: 10px;
`

const Thumb = styled(ColorThumb)`
  width: 20px;
  height: 20px;
  border: 2px solid #fff;
  border-radius: 50%;
  box-shadow: 0 0 0 1px rgba(0, 0, 0, 0.4);

  ${Track} & { top: 50%; }
  &[data-focus-visible] { outline: 2px solid ${palette.accent}; outline-offset: 2px; }
`

/** The code to type or paste, and a picker behind the swatch. What is dragged is one step of the history. */
export function ColourEditor({ field, path, value, id, describedBy, isInvalid, label }: EditorProps) {
  const { edit } = useForm()
  const messages = useMessages(formMessages)
  const shown = HEX.test(asText(value)) ? asText(value) : asText(field.fallback)
  return (
    <Beside>
      <ColorPicker value={parseColor(HEX.test(shown) ? shown : '#ffffff').toFormat('hsb')} onChange={(colour) => edit(path, colour.toString('hex').toLowerCase(), true)}>
        <DialogTrigger>
          <Opener aria-label={messages.pickColour(label)}>
            <Swatch />
          </Opener>
          <Panel placement="bottom start">
            <Inside aria-label={messages.pickColour(label)}>
              <Area colorSpace="hsb" xChannel="saturation" yChannel="brightness">
                <Thumb />
              </Area>
              <ColorSlider colorSpace="hsb" channel="hue" aria-label={messages.hue}>
                <Track>
                  <Thumb />
                </Track>
              </ColorSlider>
            </Inside>
          </Panel>
        </DialogTrigger>
      </ColorPicker>
      <TextBox
        id={id}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        autoComplete="off"
        spellCheck={false}
        maxLength={32}
        placeholder={asText(field.fallback)}
        value={asText(value)}
        onChange={({ target }) => edit(path, target.value === '' ? undefined : target.value, true)}
      />
    </Beside>
  )
}
