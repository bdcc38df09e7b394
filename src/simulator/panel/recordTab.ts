import { simulatorMessages } from '../messages'
import type { Recorder } from '../recorder/recorder'
import { saveRecording } from '../recorder/saveRecording'
import { actionButton } from './controls'
import { element, fill } from './element'
import { withNotice, type Surroundings } from './notify'

const sizeOf = (bytes: number): string => (bytes < 100_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`)

/** Begins a recording of this tab, says how much there is of it, and saves it. */
export function recordTab({ notify, recorder }: Surroundings & { readonly recorder: Recorder }): HTMLElement {
  const texts = simulatorMessages.read().record
  const stop = () =>
    withNotice(notify, async () => {
      const { name, isSaved } = saveRecording(await recorder.stop())
      notify(isSaved ? texts.saved(name) : texts.notSaved)
    })
  const state = element('p', { role: 'status' })
  const actions = element('div', { class: 'actions' })
  const say = (status: ReturnType<Recorder['status']>) => {
    state.textContent = status ? texts.running(status.events, sizeOf(status.bytes)) : texts.idle
  }
  const show = () => {
    const status = recorder.status()
    say(status)
    fill(actions, [status ? actionButton(texts.stop, () => void stop().then(show), 'primary') : actionButton(texts.start, recorder.start, 'primary')])
  }
  show()
  recorder.listen(() => say(recorder.status()))
  return element('div', { class: 'field' }, state, element('p', { class: 'quiet' }, texts.redacted), actions)
}
