import { Switch } from 'react-aria-components'
import styled from 'styled-components'
import { palette } from '../../look/palette'
import { useMessages } from '@/lib/i18n'
import { useForm } from '../FormContext'
import { formMessages } from '../messages'
import type { EditorProps } from './editor'

const Row = styled(Switch)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  height: 34px;
  color: ${palette.inkSoft};
  font-size: 13px;
  cursor: pointer;
`

const Track = styled.span`
  width: 38px;
  height: 22px;
  padding: 2px;
  border-radius: 11px;
  background: ${palette.lineStrong};
  transition: background 120ms ease;

  &::before {
    display: block;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: #fff;
    transition: transform 120ms ease;
    content: '';
  }

  [data-selected] > & { background: ${palette.accent}; }
  [data-selected] > &::before { transform: translateX(16px); }
  [data-focus-visible] > & { outline: 2px solid ${palette.accent}; outline-offset: 2px; }
`

export function SwitchEditor({ field, path, value, id, label }: EditorProps) {
  const { edit } = useForm()
  const { on, off } = useMessages(formMessages)
  const isOn = Boolean(typeof value === 'boolean' ? value : field.fallback)
  return (
    <Row id={id} aria-label={label} isSelected={isOn} onChange={(next) => edit(path, next)}>
      <Track />
      {isOn ? on : off}
    </Row>
  )
}
