import { element, fill } from '../panel/element'
import { actionButton } from '../panel/controls'
import { armReplay } from './armReplay'
import { replayMessages } from './messages'
import { problemWords } from './problemWords'

type Options = { readonly notify: (text: string) => void; readonly go?: (address: string) => void }

/** Where a recording is dropped or chosen. A file that is none changes nothing and is said in words. */
export function replayTab({ notify, go = goTo }: Options): HTMLElement {
  const place = element('div', {})
  const show = () => {
    const words = replayMessages.read()
    const open = async (file: File | null | undefined) => {
      if (!file) return
      notify(words.tab.loading)
      const armed = armReplay(await textOf(file), file.name)
      if ('address' in armed) go(armed.address)
      else notify(problemWords(words, armed.problem))
    }
    const input = element('input', { type: 'file', accept: '.json,application/json', hidden: true, 'aria-hidden': 'true', tabindex: '-1', onchange: () => void open(input.files?.[0]).then(() => (input.value = '')) })
    const area = element('div', { class: 'drop' }, element('p', {}, words.tab.drop), actionButton(words.tab.choose, () => input.click(), 'primary'), input, element('small', {}, words.tab.once))
    acceptFiles(area, (file) => void open(file))
    fill(place, [area])
  }
  const pending = replayMessages.ready()
  if (pending) void pending.then(show)
  else show()
  return place
}

/** Takes a file that is dropped here, and keeps the browser from opening it in the page's place. */
function acceptFiles(area: HTMLElement, take: (file: File | undefined) => void): void {
  const stay = (event: Event) => event.preventDefault()
  area.addEventListener('dragover', stay)
  area.addEventListener('drop', (event) => {
    stay(event)
    take(event.dataTransfer?.files[0])
  })
}

function goTo(address: string): void {
  const isHere = address.replace(/#.*/, '') === location.href.replace(/#.*/, '')
  if (isHere) location.reload()
  else location.assign(address)
}

/** A file that cannot be read any more has no text. */
function textOf(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.readAsText(file)
  })
}
