import { array, boolean, integer, literal, minValue, nullable, number, object, optional, picklist, pipe, record, string, unknown, variant, type InferOutput } from 'valibot'

/**
 * A `.session.json`: what one tab saw and did from the start of a recording to its end. Everything in it is redacted: each phone number, name, code,
 * token, ticket, address, place and id of a person is a stand-in, the same one for the same value wherever it stands (record/redaction).
 * A reader refuses a file of another version (readRecording.ts).
 */
export const RECORDING_VERSION = 1

/** Milliseconds since the recording began (`start.clock`), over all documents of the tab. */
const at = pipe(number(), minValue(0))
const count = pipe(number(), integer(), minValue(0))
const texts = record(string(), string())

/** A text of a request, a reply or a bridge. `dropped` replaces a text of `length` characters for which the file had no room. */
const body = variant('kind', [
  object({ kind: literal('none') }),
  object({ kind: literal('json'), json: unknown() }),
  object({ kind: literal('text'), text: string() }),
  object({ kind: literal('dropped'), length: count }),
])

/** A control as assistive technology finds it. */
const target = object({
  /** The ARIA role, also the one that an element has by its kind; '' for an element without one. */
  role: string(),
  /** The accessible name, redacted as all texts are; of an element without a role its text. */
  name: string(),
  /** Which of those with this role and name in the order of the document, hidden ones left out; from 0. */
  index: count,
  /** How many there were. One that is not alone may be another one where the page differs. */
  of: count,
})

/** Where everything starts: what a replay has to put in place before the first script runs. */
const start = object({
  /** The whole address, with query and hash. */
  address: string(),
  /** The simulated host as the simulator's parameters name it (`host`, `platform`, `fail`, ...); empty where the host was the real one. */
  simulation: texts,
  /** The embedded backend's outcomes for this tab (`getLoginPage:ended,caslogin:wrongCode`), '' for none. They explain the replies; a replay does not need them. */
  scenario: string(),
  language: picklist(['zh', 'en']),
  /** CSS pixels. */
  viewport: object({ width: count, height: count }),
  pixelRatio: number(),
  /** Epoch, milliseconds: `at` 0. */
  clock: count,
  /** As `Date.prototype.getTimezoneOffset` answers it, minutes. */
  timezoneOffset: number(),
  /** Family and main version alone: `Chrome 116`, `Safari 16`. */
  userAgent: string(),
  /** What the product kept in this browser, by key; nothing else of its origin. A cookie's value is escaped, and older files have the name that it has over https. */
  kept: object({ local: texts, session: texts, cookies: texts }),
  /** What the tab's history holds for this address (`history.state`): where a login leads back to. */
  history: optional(unknown()),
})

/** An action as it came to the store, in the order in which the reducers saw it. */
const action = object({ kind: literal('action'), at, type: string(), /** The whole action but its type, as Redux DevTools show it; what JSON cannot hold is left out. */ rest: record(string(), unknown()) })

/** A call by `fetch`. It stands where it began. */
const call = object({
  kind: literal('call'),
  at,
  /** The last part of its path (`getLoginPage`): with the method, what a replay tells calls apart by. */
  endpoint: string(),
  method: string(),
  /** The whole address; without its origin where that is the page's own. */
  url: string(),
  request: object({ /** Names in lower case. */ headers: texts, body }),
  answer: variant('kind', [
    object({ kind: literal('reply'), status: count, /** Names in lower case. */ headers: texts, body }),
    /** `network`: no answer came. `aborted`: the page gave it up, by a time limit of its own or because the answer was no longer needed. */
    object({ kind: literal('fault'), fault: picklist(['network', 'aborted']) }),
    /** Under way when the document or the recording ended. */
    object({ kind: literal('open') }),
  ]),
  /** Until the answer came, milliseconds: what the page made of it stands behind it. Null while there is none. */
  took: nullable(pipe(number(), minValue(0))),
})

/** What the user did. Typing in one control is one event, at its last key and with the whole value; what it caused comes after it. `since`: the time of the first key, where there were several. */
const press = object({ kind: literal('press'), at, target })
const type = object({ kind: literal('type'), at, since: optional(at), target, value: string() })
/** An option of a native select, by its label. */
const choose = object({ kind: literal('choose'), at, target, option: string() })
/** A key that is neither typing nor a press: `Enter` that sends a form, `Escape`, arrows. `target` is the element with the focus, null without one. */
const key = object({ kind: literal('key'), at, target: nullable(target), key: string() })
/** A slider, a sheet or a list that was dragged; CSS pixels from where the finger came down. */
const drag = object({ kind: literal('drag'), at, target, by: object({ x: number(), y: number() }) })

/** What was scrolled came to rest: `top` CSS pixels from its beginning, the whole page where `target` is null. A wheel's choice is a press of its option instead. */
const scroll = object({ kind: literal('scroll'), at, target: nullable(target), top: number() })

/** `load`: a new document; `leave`: the end of one; else a step of the history within it. `address` is the one that is then shown, of `leave` the one that was; without its origin where that is the page's own. */
const navigation = object({ kind: literal('navigation'), at, how: picklist(['load', 'push', 'replace', 'pop', 'leave']), address: string() })

/** A call that came to a simulated host; it is answered anew by the same simulation. `failure`: how it was made to go wrong (`FAILURES` of choice.ts). */
const hostCall = object({ kind: literal('hostCall'), at, method: string(), params: unknown(), failure: nullable(string()) })

/** `uncaught` and `rejection` come from the window; `console` from `console.error`, which also gets the failures that the user is not shown (`lib/reporting/report`). */
const error = object({ kind: literal('error'), at, from: picklist(['uncaught', 'rejection', 'console']), message: string() })

const visibility = object({ kind: literal('visibility'), at, isVisible: boolean() })

const recordingEvent = variant('kind', [action, call, press, type, choose, key, drag, scroll, navigation, hostCall, error, visibility])

/** What is shown and known when the recording stops: a replay ends well where it comes to the same. */
const end = object({
  at,
  /** Without its origin where that is the page's own. */
  address: string(),
  /** The visible headings, in order. */
  headings: array(string()),
  /** The visible text of the page, line by line, at most 200 lines. */
  texts: array(string()),
  /** By slice of the store a digest (digest.ts). Equal digests mean equal states, apart from times, user ids, random ids and what lives only as long as a screen. */
  state: texts,
})

export const recordingSchema = object({
  kind: literal('market-platform-h5.session'),
  version: literal(RECORDING_VERSION),
  /** The app's script (`m/app.0123456789.js`), which names the build; '' in development. */
  build: string(),
  start,
  events: array(recordingEvent),
  end,
  /** What had no room (5 MB): the bodies of the oldest calls go first, then the oldest events. */
  dropped: object({ bodies: count, events: count }),
  /** Why the recording is kept, for readers. */
  note: optional(string()),
})

export type Recording = InferOutput<typeof recordingSchema>
export type RecordingStart = Recording['start']
export type RecordingEnd = Recording['end']
export type RecordingEvent = Recording['events'][number]
export type RecordingEventOf<Kind extends RecordingEvent['kind']> = Extract<RecordingEvent, { readonly kind: Kind }>
export type RecordedCall = RecordingEventOf<'call'>
export type RecordedBody = RecordedCall['request']['body']
/** How a replay finds a control again (control.ts). */
export type Target = InferOutput<typeof target>
