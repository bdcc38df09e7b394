import { useId } from 'react'
import styled from 'styled-components'
import { RowLabel } from '@/blocks/formParts/FormRow'
import { Frame, Input, Note, Prefix } from '@/ui/form/TextField.styles'
import { fontSize } from '@/ui/theme'
import { DETAIL_MAX } from './addressRules'

/** Two lines are seen at once: what is sent to a wrong flat is sent in vain. */
const Lines = styled(Input)`
  height: auto;
  min-height: 4.5rem;
  padding-top: 0.875rem;
  padding-bottom: 0.5rem;
  font-size: ${fontSize.base};
  font-size: min(${fontSize.base}, max(16px, 0.5rem + 2.1vw));
  line-height: 1.5;
  resize: none;

  /* What it asks for breaks after a comma, not within a word. */
  &:placeholder-shown {
    word-break: keep-all;
  }
`

const Top = styled(Prefix)`
  align-self: flex-start;
  padding-top: 0.9375rem;
`

type DetailFieldProps = { readonly label: string; readonly placeholder: string; readonly value: string; readonly error: string | undefined; readonly onChange: (value: string) => void }

/** Street and door, over two lines. */
export function DetailField({ label, placeholder, value, error, onChange }: DetailFieldProps) {
  const id = useId()
  return (
    <>
      <Frame $isInvalid={error !== undefined}>
        <Top>
          <RowLabel>{label}</RowLabel>
        </Top>
        <Lines
          as="textarea"
          rows={2}
          name="street-address"
          autoComplete="street-address"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          maxLength={DETAIL_MAX}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => onChange(target.value.replace(/\n/g, ''))}
        />
      </Frame>
      {error && (
        <Note id={id} $isError>
          {error}
        </Note>
      )}
    </>
  )
}
