import { getControls, type ReceivedRequest } from '../backend'
import { simulatorMessages } from '../messages'
import { actionButton } from './controls'
import { element, fill } from './element'
import { copyAndNotify, withNotice, type Notify, type Surroundings } from './notify'

const SHOWN = 200

/** What the embedded backend has received, the newest first. */
export function requestTab({ notify }: Surroundings): HTMLElement {
  const texts = simulatorMessages.read()
  const rows = element('div')
  const load = () =>
    withNotice(notify, async () => {
      const received = await getControls<ReceivedRequest[]>('requests')
      const newest = received.slice(-SHOWN).reverse()
      fill(rows, newest.length === 0 ? [element('p', { class: 'quiet' }, texts.requests.none)] : newest.map((request) => rowOf(request, notify)))
    })
  void load()
  return element('div', {}, rows, element('div', { class: 'actions' }, actionButton(texts.refresh, () => void load(), 'primary')))
}

function rowOf(request: ReceivedRequest, notify: Notify): HTMLElement {
  const texts = simulatorMessages.read()
  const { method, path, headers, body, endpoint, outcome } = request
  const isUsual = outcome === 'ok'
  return element(
    'details',
    { class: 'row' },
    element('summary', {}, element('b', {}, endpoint ?? path), element('span', { class: isUsual ? 'tag' : 'tag bad' }, outcome ?? texts.requests.unanswered), element('small', {}, `${method} ${path}`)),
    element('h4', {}, texts.requests.headers),
    element('pre', {}, JSON.stringify(headers, null, 2)),
    element('h4', {}, texts.requests.body),
    element('pre', {}, JSON.stringify(body, null, 2)),
    actionButton(texts.copy, () => void copyAndNotify(JSON.stringify(request, null, 2), notify)),
  )
}
