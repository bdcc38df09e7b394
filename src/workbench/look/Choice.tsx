import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components'
import styled from 'styled-components'
import { Icon } from './Icon'
import { float, palette } from './palette'

const Trigger = styled(Button)`
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: 6px;
  width: 100%;
  height: 32px;
  padding: 0 8px 0 10px;
  border: 1px solid ${palette.line};
  border-radius: 8px;
  background: ${palette.surface};
  font-size: 13px;
  text-align: left;
  cursor: pointer;
  white-space: nowrap;

  &[data-hovered] { border-color: ${palette.lineStrong}; }
`

export const Panel = styled(Popover)`
  overflow: auto;
  padding: 4px;
  border: 1px solid ${palette.line};
  border-radius: 10px;
  background: ${palette.surface};
  box-shadow: ${float};
  outline: none;
`

const Options = styled(ListBox)`
  min-width: var(--trigger-width);
  max-height: 320px;
  overflow: auto;
  outline: none;
`

const Option = styled(ListBoxItem)`
  padding: 6px 10px;
  border-radius: 6px;
  font-size: 13px;
  cursor: pointer;
  outline: none;

  &[data-focused] { background: ${palette.accentSoft}; }
  &[data-selected] { color: ${palette.accentInk}; font-weight: 600; }
`

type ChoiceProps<T extends string | number> = {
  readonly label: string
  readonly value: T | null
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly placeholder?: string
  readonly onChange: (value: T) => void
  readonly id?: string
}

/** One of a list that opens. Values may be numbers; an option is known by how its value is written. */
export function Choice<T extends string | number>({ label, value, options, placeholder, onChange, id }: ChoiceProps<T>) {
  return (
    <Select
      aria-label={label}
      value={value === null ? null : String(value)}
      {...(placeholder === undefined ? {} : { placeholder })}
      onChange={(key) => {
        const chosen = options.find((option) => String(option.value) === key)
        if (chosen) onChange(chosen.value)
      }}
    >
      <Trigger {...(id ? { id } : {})}>
        <SelectValue />
        <Icon name="down" size={14} />
      </Trigger>
      <Panel>
        <Options>
          {options.map((option) => (
            <Option key={option.value} id={String(option.value)}>
              {option.label}
            </Option>
          ))}
        </Options>
      </Panel>
    </Select>
  )
}
