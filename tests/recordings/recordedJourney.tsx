import { readFileSync } from 'node:fs'
import { screen, waitFor } from '@testing-library/react'
import { ROUTER_BASENAME } from '@/app/routing/basePath'
import { parseChoice } from '@/simulator/choice'
import { installSliderStub } from '@/mocks/hosts/sliderStub'
import { readRecording } from '@/simulator/recording/readRecording'
import { createGate } from '@/simulator/replay/gate'
import { withOutcomes } from '@/simulator/replay/outcomes'
import { atStart } from '@/simulator/replay/progress'
import { playedMoments } from '@/simulator/replay/readiness'
import { recordedFetch } from '@/simulator/replay/replies'
import { restoreStart } from '@/simulator/replay/restoreStart'
import { toTape } from '@/simulator/replay/tape'
import { simulate } from '@/simulator/simulate'
import { clearBrowser, reloadApp, type RenderedApp } from '../render'

type Control = { readonly role: string; readonly name: string; readonly index: number }

const squeezed = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()
const dense = (text: string): string => text.replace(/\s/g, '')
/** A recorder keeps so much of a name. */
const LONGEST_NAME = 80
const { now: realNow } = Date
const realFetch = globalThis.fetch
let leave: (() => void) | undefined

/** For `afterEach` of each file: one that stood here would be of the first file alone of those that are read together. */
export async function leaveRecorded(): Promise<void> {
  leave?.()
  leave = undefined
  Reflect.deleteProperty(window, 'initGeetest')
  globalThis.fetch = realFetch
  Date.now = realNow
  await clearBrowser()
}

/** What has been said in passing (a toast): it is gone after some seconds, which a busy machine takes for one step. */
function hearSaid(): { readonly said: () => string; readonly stop: () => void } {
  const said = new Set<string>()
  const observer = new MutationObserver(() => document.querySelectorAll('[role=status],[role=alert]').forEach(({ textContent }) => said.add(dense(textContent))))
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return { said: () => Array.from(said).join('\n'), stop: () => observer.disconnect() }
}

/** What was reported in this app so far (`lib/reporting/report`), as text. */
function reported(): readonly string[] {
  const queue = window.__reports as unknown
  return Array.isArray(queue) ? queue.map(([error, kind]: readonly [unknown, string]) => `[${kind}] ${error instanceof Error ? error.message : String(error)}`) : []
}

async function find({ role, name, index }: Control): Promise<HTMLElement> {
  // jsdom lays nothing out, so it puts no spaces between what stands in lines of its own.
  const [wanted, isCut] = [dense(name), name.length >= LONGEST_NAME]
  const isNamed = (text: string) => (isCut ? dense(text).startsWith(wanted) : dense(text) === wanted)
  const found = role === '' ? await screen.findAllByText((_, element) => isNamed(element?.textContent ?? '')) : await screen.findAllByRole(role, { name: isNamed })
  const control = found[Math.min(index, found.length - 1)]!
  await waitFor(() => expect(control).toBeEnabled())
  return control
}

/** The app as it was when a recording began, at the address and with what was kept then. Its calls get the recorded answers; `outcomes` may say others. */
export async function openRecorded(file: URL, outcomes: Readonly<Record<string, string>> = {}) {
  const read = readRecording(readFileSync(file, 'utf8'))
  if ('problem' in read) throw new Error(`${file.pathname}: ${JSON.stringify(read.problem)}`)
  const recorded = toTape(read.recording)
  const tape = withOutcomes({ ...recorded, moments: playedMoments(recorded) }, outcomes)
  const [progress, gate] = [atStart('atOnce', null), createGate()]
  const { start } = tape
  delete window.__reports
  restoreStart(start)
  const ahead = start.clock - realNow()
  Date.now = () => realNow() + ahead
  const { leave: leaveHost } = simulate(parseChoice(`?${new URLSearchParams(start.simulation).toString()}`))
  const { said, stop } = hearSaid()
  leave = () => {
    stop()
    leaveHost()
  }
  // jsdom fetches no scripts: the vendor's is there already.
  installSliderStub(window, 'success')
  globalThis.fetch = recordedFetch({ tape, progress, gate, moved: gate.changed, pace: () => Promise.resolve(), passOn: realFetch })
  const address = (from: string): string => {
    const { pathname, search, hash } = new URL(from, location.href)
    return `/${pathname.slice(ROUTER_BASENAME.length)}${search}${hash}`
  }
  // As a reload: with what the history holds.
  window.history.replaceState(window.history.state, '', ROUTER_BASENAME + address(start.address).slice(1))
  let app: RenderedApp = await reloadApp()

  /** One step; what goes wrong up to then fails here, where it did in the recording. */
  async function step(what: string, act: () => Promise<void> | void): Promise<void> {
    expect({ before: what, reported: reported() }).toEqual({ before: what, reported: [] })
    await act()
    progress.next += 1
    gate.changed()
  }
  return {
    press: (role: string, name: string, index = 0) => step(`press ${name}`, async () => app.user.click(await find({ role, name, index }))),
    type: (role: string, name: string, text: string, index = 0) =>
      step(`type into ${name}`, async () => {
        const field = await find({ role, name, index })
        await app.user.clear(field)
        await app.user.type(field, text)
      }),
    choose: (role: string, name: string, option: string, index = 0) => step(`choose ${option}`, async () => app.user.selectOptions(await find({ role, name, index }), option)),
    key: (key: string) => step(`key ${key}`, () => app.user.keyboard(key.length > 1 ? `{${key}}` : key)),
    /** jsdom lays nothing out: what asks for more once its end is in sight is another test's. */
    scroll: (top: number) => step(`scroll to ${top}`, () => window.scrollTo(0, top)),
    back: () => step('back', () => window.history.back()),
    reload: () => step('reload', async () => void (app = await reloadApp())),
    /** The end: where it is, its headings, and words that are to be read. Nothing has gone wrong until then. */
    expectEnd: async (at: string, headings: readonly string[], words: readonly string[] = []) => {
      await waitFor(() => expect(app.address()).toBe(at))
      await waitFor(() => expect(screen.queryAllByRole('heading').map(({ textContent }) => squeezed(textContent))).toEqual(headings))
      for (const word of words) await waitFor(() => expect(`${dense(document.body.textContent)}\n${said()}`).toContain(dense(word)))
      expect(reported()).toEqual([])
    },
    /** Everything that was asked is answered, and nothing has gone wrong. */
    expectNoErrors: async () => {
      await waitFor(() => expect(progress.answered.length).toBe(progress.asked.length))
      await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
      expect(reported()).toEqual([])
    },
  }
}
