import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { IconButton } from '@/ui/form/IconButton'
import { TextField } from '@/ui/form/TextField'
import { focusRing, fontSize, neutral } from '@/ui/theme'
import { addressMessages } from './messages'

/** Our own button clears it; that of the engine would stand beside it. */
const SearchField = styled(TextField)`
  input::-webkit-search-cancel-button {
    -webkit-appearance: none;
  }
`

const City = styled.button`
  display: flex;
  align-items: center;
  max-width: 6.5rem;
  min-height: 2.75rem;
  padding: 0 0.625rem 0 0;
  border: 0;
  border-right: 1px solid ${neutral.lineStrong};
  background: transparent;
  color: ${neutral.text};
  font-size: ${fontSize.body};
  font-weight: 600;
  -webkit-appearance: none;
  cursor: pointer;
  ${focusRing}
`

const CityName = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Arrow = styled.svg`
  flex: none;
  width: 0.625rem;
  height: 0.5rem;
  margin-left: 0.25rem;
`

type PlaceSearchBarProps = { readonly city: string; readonly keyword: string; readonly onCity: () => void; readonly onKeyword: (keyword: string) => void }

/** The city to search in, and what to search for. */
export function PlaceSearchBar({ city, keyword, onCity, onKeyword }: PlaceSearchBarProps) {
  const texts = useMessages(addressMessages)
  return (
    <SearchField
      label={texts.keyword}
      isLabelHidden
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      placeholder={texts.placeholder}
      value={keyword}
      onChange={({ target }) => onKeyword(target.value)}
      prefix={
        <City type="button" aria-haspopup="dialog" onClick={onCity}>
          <CityName>{city || texts.chooseCity}</CityName>
          <Arrow viewBox="0 0 10 8" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
            <path d="M1.500 2L5 6l3.500-4" />
          </Arrow>
        </City>
      }
      suffix={
        keyword !== '' && (
          <IconButton label={texts.clear} onClick={() => onKeyword('')}>
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
