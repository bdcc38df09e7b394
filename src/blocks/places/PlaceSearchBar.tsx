import { useRef } from 'react'
import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { IconButton } from '@/ui/form/IconButton'
import { TextField } from '@/ui/form/TextField'
import { fontSize, neutral, plainButton } from '@/ui/theme'
import { placeMessages } from './messages'

/** Our own button clears it; that of the engine would stand beside it. */
const SearchField = styled(TextField)`
  /* The button that clears it stays beside it where letters are large. */
  input {
    flex-basis: min(6rem, 100% - 3rem);
  }

  input::-webkit-search-cancel-button {
    -webkit-appearance: none;
  }

  /* The words of the specification are longer in English than the place beside the city. */
  [lang='en'] & input::placeholder {
    font-size: ${fontSize.small};
    font-size: min(${fontSize.small}, 4.2vw);

    @media (max-width: 22em) {
      font-size: 0.6875rem;
      font-size: min(0.6875rem, 3.9vw);
      letter-spacing: -0.02em;
    }
  }

  [lang='en'] & input {
    @media (max-width: 22em) {
      padding-right: 0;
    }
  }
`

const City = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  max-width: 6.5rem;
  min-height: 2.75rem;
  padding-right: 0.625rem;
  /* None where letters are so large that what it divides stands below. */
  border-right: calc(2px - 0.0625rem) solid ${neutral.lineStrong};
  color: ${neutral.text};
  font-size: ${fontSize.body};
  font-weight: 600;

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  svg {
    flex: none;
    width: 0.625rem;
    height: 0.5rem;
    margin-left: 0.25rem;
  }
`

type PlaceSearchBarProps = { readonly label: string; readonly placeholder: string; readonly city: string; readonly keyword: string; readonly onCity: () => void; readonly onKeyword: (keyword: string) => void }

/** The city to search in, and what to search for. */
export function PlaceSearchBar({ label, placeholder, city, keyword, onCity, onKeyword }: PlaceSearchBarProps) {
  const texts = useMessages(placeMessages)
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    // The button goes with the text, and the keyboard would go with it.
    field.current?.focus()
    onKeyword('')
  }
  return (
    <SearchField
      ref={field}
      label={label}
      isLabelHidden
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      placeholder={placeholder || texts.placeholder}
      value={keyword}
      onChange={({ target }) => onKeyword(target.value)}
      prefix={
        <City type="button" aria-haspopup="dialog" onClick={onCity}>
          <span>{city || texts.chooseCity}</span>
          <svg viewBox="0 0 10 8" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
            <path d="M1.500 2L5 6l3.500-4" />
          </svg>
        </City>
      }
      suffix={
        keyword !== '' && (
          <IconButton label={texts.clear} onClick={clear}>
            <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
              <circle cx="9" cy="9" r="8" fill={neutral.lineStrong} />
              <path d="M6.300 6.300l5.400 5.400M11.700 6.300l-5.400 5.400" stroke="#fff" strokeWidth="1.600" strokeLinecap="round" />
            </svg>
          </IconButton>
        )
      }
    />
  )
}
