import styled from 'styled-components'
import { Chevron } from '@/ui/display/Chevron'
import { focusRing, fontSize, neutral, radius, themed } from '@/ui/theme'

type PickFieldProps = {
  readonly label: string
  readonly value: string
  /** In place of a value; says what is missing once the field has been judged. */
  readonly placeholder: string
  readonly isInvalid: boolean
  readonly onClick: () => void
}

const Field = styled.button<{ $isInvalid: boolean }>`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 3.25rem;
  padding: 0.5rem 16px;
  border: 1px solid ${({ $isInvalid }) => ($isInvalid ? neutral.danger : 'transparent')};
  border-radius: ${radius.l};
  background-color: ${themed('field')};
  font-size: ${fontSize.base};
  line-height: 1.4;
  text-align: left;
  -webkit-appearance: none;
  cursor: pointer;
  ${focusRing}
`

/** Where letters are so large that too little is left beside the label, the value has a line of its own. */
const Words = styled.span`
  display: flex;
  flex: 1 1 0%;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
`

const Label = styled.span`
  flex: none;
  width: 5em;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
`

const Value = styled.span<{ $isMissing: boolean; $isInvalid: boolean }>`
  flex: 1 1 6rem;
  min-width: 0;
  /* A day fits a line, however large letters are; what is missing is as large as in a field that is typed in. */
  font-size: ${({ $isMissing }) => ($isMissing ? 'min(1em, 0.5rem + 2.1vw)' : 'min(1em, 6.4vw)')};
  color: ${({ $isMissing, $isInvalid }) => ($isInvalid ? neutral.danger : $isMissing ? neutral.textFaint : neutral.text)};
  font-weight: ${({ $isMissing }) => ($isMissing ? 400 : 500)};
  word-break: break-word;

  /* The words for one that is missing break at their spaces. */
  @supports (overflow-wrap: anywhere) {
    overflow-wrap: anywhere;
    ${({ $isMissing }) => $isMissing && 'word-break: keep-all;'}
  }
`

/** A field whose value is chosen elsewhere: in a picker, on another page. */
export function PickField({ label, value, placeholder, isInvalid, onClick }: PickFieldProps) {
  return (
    <Field type="button" aria-haspopup="dialog" onClick={onClick} $isInvalid={isInvalid}>
      <Words>
        <Label>{label}</Label>
        <Value $isMissing={value === ''} $isInvalid={isInvalid && value === ''}>
          {value || placeholder}
        </Value>
      </Words>
      <Chevron colour={neutral.textFaint} />
    </Field>
  )
}
