import { useMessages } from '@/lib/i18n'
import { Segments } from '../../look/Segments'
import type { PageState } from '../list/pageStates'
import type { StateNames } from '../list/selectStates'
import { GROUPINGS, LETTERS, WIDTHS, type WallChoice } from '../list/wallChoice'
import { wallMessages } from '../messages'
import { Bar, Count, Field } from './layout.styles'

type WallBarProps = {
  readonly states: readonly PageState[]
  readonly shown: readonly PageState[]
  readonly names: StateNames
  readonly choice: WallChoice
  readonly onChoice: (change: Partial<WallChoice>) => void
}

/** What is shown and how. */
export function WallBar({ states, shown, names, choice, onChoice }: WallBarProps) {
  const messages = useMessages(wallMessages)
  const select = (name: 'campaign' | 'kind' | 'fixture', labelOf: (state: PageState) => string) => (
    <Field>
      {messages[name]}
      <select value={choice[name]} onChange={({ target }) => onChoice({ [name]: target.value })}>
        <option value="">{messages.all}</option>
        {[...new Map(states.map((state) => [state[name], labelOf(state)]))].map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  )
  return (
    <Bar role="search" aria-label={messages.filters} onSubmit={(event) => event.preventDefault()}>
      <Field>
        {messages.search}
        <input type="search" value={choice.search} placeholder={messages.searchHint} onChange={({ target }) => onChoice({ search: target.value })} />
      </Field>
      {select('campaign', ({ title }) => title)}
      {select('kind', ({ kind }) => names.kind(kind))}
      {select('fixture', ({ fixture }) => names.fixture(fixture))}
      <Segments label={messages.group} value={choice.group} options={GROUPINGS.map((value) => ({ value, label: messages.groups[value] }))} onChange={(group) => onChoice({ group })} />
      <Segments label={messages.width} value={choice.width} options={WIDTHS.map((value) => ({ value, label: value, name: messages.pixels(value) }))} onChange={(width) => onChoice({ width })} />
      <Segments label={messages.letters} value={choice.letters} options={LETTERS.map((value) => ({ value, label: `${value}%`, name: messages.percent(value) }))} onChange={(letters) => onChoice({ letters })} />
      <Segments
        label={messages.language}
        value={choice.language}
        options={[
          { value: 'zh-CN', label: messages.chinese },
          { value: 'en', label: messages.english },
        ]}
        onChange={(language) => onChoice({ language })}
      />
      <Count role="status">{messages.count(shown.length, new Set(shown.map(({ page }) => page)).size)}</Count>
    </Bar>
  )
}
