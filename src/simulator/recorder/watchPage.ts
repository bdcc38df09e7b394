import { SECRET_EVENT } from '@/app/devtools/devtools'
import type { Scene } from './recorder'
import type { SecretKind } from './redaction/shapes'
import { recordedAnswer, recordedCall, watchCalls } from './watch/calls'
import { watchGestures } from './watch/gestures'
import { watchErrors, watchNavigation } from './watch/page'
import { hasDevTools, STARTED, watchStore, type WatchedStore } from './watch/store'

const EVENT_KINDS: Readonly<Record<string, SecretKind>> = { phone: 'phone', code: 'code', token: 'token', answer: 'code' }

/** Hears of all that a recording tells, from now on. */
export function watchPage({ simulation, redactor, add, now, isFirst, isOn, asked }: Scene): WatchedStore {
  const isLogRead = hasDevTools()
  const plain = (event: Parameters<typeof add>[0] extends infer Event ? (Event extends unknown ? Omit<Event, 'at'> : never) : never) => {
    const since = now()
    const again = add({ ...event, at: since })
    return (later: typeof event) => again(later.kind === 'type' ? { ...later, since, at: now() } : { ...later, at: now() })
  }
  const store = watchStore(
    ({ type, ...rest }, shown) => {
      if (type.startsWith('recorder/')) return asked(type)
      const { payload } = rest as { readonly payload?: unknown }
      const named = typeof payload === 'string' ? SECRET_EVENT.exec(type)?.[1]?.toLowerCase() : undefined
      const safe = named ? { ...rest, payload: redactor.typed(EVENT_KINDS[named] ?? 'token', payload as string) } : rest
      plain({ kind: 'action', type: /^[\w/ @]+$/.test(shown.type) ? shown.type : redactor.text(shown.type), rest: plainData(redactor.value(safe)) })
    },
    () => store.dispatch({ type: isFirst ? STARTED : 'recorder/resumed' }),
  )
  watchCalls((seen) => {
    const at = now()
    const call = recordedCall(seen, at, redactor)
    const again = add(call)
    let took: number | null = null
    const arrived = () => {
      took ??= now() - at
    }
    return { arrived, ended: (answer) => again({ ...call, answer: recordedAnswer(answer, redactor), took: took ?? now() - at }) }
  })
  watchNavigation(plain, redactor.text)
  watchErrors(plain, redactor.text)
  watchGestures({
    redactor,
    add: (gesture) => {
      if (isLogRead && isOn()) store.dispatch(stepOf(gesture))
      return plain(gesture)
    },
  })
  simulation.log.listen(() => {
    const [newest] = simulation.log.list()
    if (newest) plain({ kind: 'hostCall', method: newest.method, params: plainData({ params: redactor.value(newest.params) })['params'] ?? null, failure: newest.failure })
  })
  return store
}

/** A step in the log of Redux DevTools, where its name alone is read at a glance: `recorder/press button 登录`. */
function stepOf(gesture: Parameters<Parameters<typeof watchGestures>[0]['add']>[0]): { readonly type: string; readonly payload: object } {
  const { kind, target, ...payload } = gesture
  return { type: ['recorder/' + kind, target?.role, target?.name].filter(Boolean).join(' '), payload }
}

/** As JSON has it: what it cannot hold is left out. */
const plainData = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value)) as Record<string, unknown>
