// The simulator's entry: a classic script that stands before all others of a document in development (see config/scripts/server/simulator.ts).
import { chooseLanguage, setLanguage } from '@/lib/i18n'
import { parseQuery } from '@/lib/url/query'
import { watchFetch } from './fetchLog'
import { isPanelShown, readChoice } from './storedChoice'
import { simulatorMessages } from './messages'
import { ASKED_ATTRIBUTE } from './params'
import { mountPanel } from './panel/mountPanel'
import { resumeRecorder } from './recorder/recorder'
import { replayMessages } from './replay/messages'
import { resumeReplay } from './replay/startReplay'
import { mountStrip } from './replay/strip/mountStrip'
import { takeNextSession } from './session/nextSession'
import { simulate } from './simulate'
import { saveScenarioForTab, takeScenarioInFrame } from '@/mocks/scenario/scenarioTab'

function start(): void {
  const { search } = window.location
  const isOnlyWhereAsked = document.currentScript?.hasAttribute(ASKED_ATTRIBUTE) ?? false
  const replay = resumeReplay()
  saveScenarioForTab()
  const fetchLog = watchFetch()
  takeNextSession()
  const simulation = simulate(readChoice(search))
  replay?.hearHost(simulation.log)
  const recorder = resumeRecorder(simulation)
  const hasPanel = isPanelShown(search, isOnlyWhereAsked)
  if (!(hasPanel || replay) || !('attachShadow' in Element.prototype)) return
  setLanguage(chooseLanguage(parseQuery(search)))
  const show = async () => {
    await Promise.all([simulatorMessages.ready(), replayMessages.ready()])
    if (replay) mountStrip(replay)
    if (hasPanel) mountPanel(simulation, fetchLog, recorder)
  }
  document.addEventListener('DOMContentLoaded', () => void show())
}

// A page in a frame of another page is the other page's to control, but for what its own address asks of the backend.
if (window.top === window) start()
else takeScenarioInFrame()
