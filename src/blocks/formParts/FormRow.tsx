import type { ReactNode } from 'react'
import * as S from './FormRow.styles'

type FormRowProps = {
  /** The row's field was judged wrong: a failed submit leads to the first such row. */
  readonly isWrong: boolean
  readonly children: ReactNode
}

export const FormRow = ({ isWrong, children }: FormRowProps) => <S.Row data-wrong={isWrong || undefined}>{children}</S.Row>

type FactRowProps = {
  readonly label: string
  readonly value: string
  /** A text button, at its end. */
  readonly children?: ReactNode
}

/** Something the form knows by itself. */
export const FactRow = ({ label, value, children }: FactRowProps) => (
  <S.Fact>
    <S.FactLabel>{label}</S.FactLabel>
    <S.FactValue>{value}</S.FactValue>
    {children}
  </S.Fact>
)

/** The visible name of a text field that has its accessible one already. */
export const RowLabel = ({ children }: { readonly children: string }) => <S.RowLabel aria-hidden>{children}</S.RowLabel>
