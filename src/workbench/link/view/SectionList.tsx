import type { Section } from '../sections'
import * as R from './results.styles'

/** What is said of an address; `onFollow` takes one of the addresses that it names. */
export function SectionList({ sections, onFollow }: { readonly sections: readonly Section[]; readonly onFollow: (address: string) => void }) {
  return sections.map(({ name, lines }) => (
    <R.Group key={name} aria-label={name}>
      <h3>{name}</h3>
      <dl>
        {lines.map(({ label, text, tone, address }) => (
          <R.Row key={`${label} ${text}`}>
            <dt>{label}</dt>
            <R.Said $tone={tone}>{address === undefined ? text : <a href={address} onClick={(event) => (event.preventDefault(), onFollow(address))}>{text}</a>}</R.Said>
          </R.Row>
        ))}
      </dl>
    </R.Group>
  ))
}
