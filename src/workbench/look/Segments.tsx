import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import styled from 'styled-components'
import { lift, palette } from './palette'

const Bar = styled(ToggleButtonGroup)`
  display: inline-flex;
  padding: 2px;
  border-radius: 9px;
  background: rgba(27, 31, 42, 0.07);
`

const Segment = styled(ToggleButton)`
  min-width: 36px;
  height: 28px;
  padding: 0 9px;
  border: 0;
  border-radius: 7px;
  background: transparent;
  color: ${palette.inkSoft};
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  white-space: nowrap;

  &[data-hovered] { color: ${palette.ink}; }
  &[data-selected] { background: ${palette.surface}; color: ${palette.accentInk}; font-weight: 600; box-shadow: ${lift}; }
`

type SegmentsProps<T extends string> = {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string; readonly name?: string }[]
  readonly onChange: (value: T) => void
}

/** One of a few, all in sight. */
export function Segments<T extends string>({ label, value, options, onChange }: SegmentsProps<T>) {
  return (
    <Bar
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [chosen] = keys
        if (chosen !== undefined && chosen !== value) onChange(chosen as T)
      }}
    >
      {options.map((option) => (
        <Segment key={option.value} id={option.value} {...(option.name ? { 'aria-label': option.name } : {})}>
          {option.label}
        </Segment>
      ))}
    </Bar>
  )
}
