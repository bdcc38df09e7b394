import { element } from './element'

type Option<T> = { readonly value: T; readonly label: string }

let ids = 0
const nextId = (): string => `control-${(ids += 1)}`

/** A row of which one is chosen; choosing it again takes the choice back where `canBeNone`. */
export function choiceRow<T extends string>(label: string, options: readonly Option<T>[], chosen: T | null, choose: (value: T | null) => void): HTMLElement {
  let current = chosen
  const buttons = options.map(({ value, label: text }) =>
    element('button', { type: 'button', class: 'chip', onclick: () => pick(current === value ? null : value) }, text),
  )
  const show = () => buttons.forEach((button, index) => button.setAttribute('aria-pressed', String(options[index]?.value === current)))
  const pick = (value: T | null) => {
    current = value
    show()
    choose(value)
  }
  show()
  return element('div', { class: 'field', role: 'group', 'aria-label': label }, element('span', { class: 'label' }, label), element('div', { class: 'chips' }, ...buttons))
}

export function textRow(label: string, value: string, hint: string, change: (text: string) => void, inputmode = 'text'): HTMLElement {
  const id = nextId()
  const input = element('input', { id, class: 'input', value, placeholder: hint, inputmode, autocapitalize: 'off', autocomplete: 'off', spellcheck: 'false', oninput: () => change(input.value.trim()) })
  return element('div', { class: 'field line' }, element('label', { class: 'label', for: id }, label), input)
}

/** A native select: the one list that every phone makes easy. */
export function selectRow(label: string, note: string, options: readonly Option<string>[], chosen: string, change: (value: string) => void): HTMLElement {
  const id = nextId()
  const select = element('select', { id, class: chosen === '' ? 'input' : 'input set' }, ...options.map(({ value, label: text }) => element('option', { value, selected: value === chosen }, text)))
  select.addEventListener('change', () => {
    select.className = select.value === '' ? 'input' : 'input set'
    change(select.value)
  })
  return element('div', { class: 'field line' }, element('label', { class: 'label', for: id }, label, note ? element('small', {}, note) : null), select)
}

export function actionButton(text: string, act: () => void, kind: 'primary' | 'plain' = 'plain'): HTMLButtonElement {
  return element('button', { type: 'button', class: `action ${kind}`, onclick: act }, text)
}
