import { getControls, type ReceivedRequest } from '../backend'
import { simulatorMessages } from '../messages'
import { actionButton } from './controls'
import { element, fill } from './element'
import { copyAndNotify, withNotice, type Notify, type Surroundings } from './notify'

const SHOWN = 200

/** What the embedded backend has received, the newest first: again whenever this page begins or ends a call. */
export function requestTab({ notify, fetchLog }: Surroundings): HTMLElement {
  const texts = simulatorMessages.read()
  const rows = element('div')
  let drawn: readonly { readonly request: ReceivedRequest; readonly row: HTMLElement }[] = []
  const load = () =>
    withNotice(notify, async () => {
      const received = await getControls<ReceivedRequest[]>('requests')
      const newest = received.slice(-SHOWN).reverse()
      // A row that says the same is the same one: it may be unfolded.
      drawn = newest.map((request) => drawn.find((before) => isSame(before.request, request)) ?? { request, row: rowOf(request, notify) })
      fill(rows, drawn.length === 0 ? [element('p', { class: 'quiet' }, texts.requests.none)] : drawn.map(({ row }) => row))
    })
  void load()
  const unlisten = fetchLog.listen(() => {
    if (rows.isConnected) void load()
    else unlisten()
  })
  return element('div', {}, rows, element('div', { class: 'actions' }, actionButton(texts.refresh, () => void load(), 'primary')))
}

const isSame = (one: ReceivedRequest, other: ReceivedRequest): boolean => one.id === other.id && one.at === other.at && one.took === other.took

function rowOf(request: ReceivedRequest, notify: Notify): HTMLElement {
  const texts = simulatorMessages.read()
  const { method, path, headers, body, endpoint, outcome, at, took } = request
  const isUsual = outcome === 'ok'
  return element(
    'details',
    { class: 'row' },
    element(
      'summary',
      {},
      element('b', {}, endpoint ?? path),
      element('span', { class: isUsual ? 'tag' : 'tag bad' }, outcome ?? texts.requests.unanswered),
      element('small', { class: 'when' }, `${clockOf(at)} · ${took === undefined ? texts.requests.underWay : texts.requests.took(took)}`),
      element('small', {}, `${method} ${path}`),
    ),
    element('h4', {}, texts.requests.headers),
    element('pre', {}, JSON.stringify(headers, null, 2)),
    element('h4', {}, texts.requests.body),
    element('pre', {}, JSON.stringify(body, null, 2)),
    actionButton(texts.copy, () => void copyAndNotify(JSON.stringify(request, null, 2), notify)),
  )
}

/** In the tester's own zone: `14:03:22.187`. */
function clockOf(ms: number): string {
  const time = new Date(ms)
  const digits = (value: number, length = 2): string => `00${value}`.slice(-length)
  return `${digits(time.getHours())}:${digits(time.getMinutes())}:${digits(time.getSeconds())}.${digits(time.getMilliseconds(), 3)}`
}
