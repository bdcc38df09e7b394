import { WheelColumn, type WheelColumnProps } from './WheelColumn'
import * as S from './WheelPicker.styles'

export type WheelPickerProps = { readonly columns: readonly WheelColumnProps[] }

/** Columns side by side with one band over the chosen row. What a choice in one column means for the others is the caller's. */
export function WheelPicker({ columns }: WheelPickerProps) {
  return (
    <S.Wheel>
      <S.Band aria-hidden />
      {columns.map((column) => (
        <WheelColumn key={column.label} {...column} />
      ))}
      <S.Shade aria-hidden $side="top" />
      <S.Shade aria-hidden $side="bottom" />
    </S.Wheel>
  )
}
