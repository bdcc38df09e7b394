// The simulator's entry: a classic script that stands before all others of a document in development (see config/scripts/simulator.ts).
import { chooseLanguage, setLanguage } from '@/lib/i18n'
import { parseQuery } from '@/lib/query'
import { watchFetch } from './fetchLog'
import { isPanelShown, readChoice } from './storedChoice'
import { simulatorMessages } from './messages'
import { ASKED_ATTRIBUTE } from './params'
import { mountPanel } from './panel/mountPanel'
import { resumeRecorder } from './record/recorder'
import { takeNextSession } from './session/nextSession'
import { simulate } from './simulate'
import { saveScenarioForTab } from '@/mocks/scenarioTab'

function start(): void {
  const { search } = window.location
  const isOnlyWhereAsked = document.currentScript?.hasAttribute(ASKED_ATTRIBUTE) ?? false
  saveScenarioForTab()
  const fetchLog = watchFetch()
  takeNextSession()
  const simulation = simulate(readChoice(search))
  const recorder = resumeRecorder(simulation)
  if (!isPanelShown(search, isOnlyWhereAsked) || !('attachShadow' in Element.prototype)) return
  setLanguage(chooseLanguage(parseQuery(search)))
  const show = async () => {
    await simulatorMessages.ready()
    mountPanel(simulation, fetchLog, recorder)
  }
  document.addEventListener('DOMContentLoaded', () => void show())
}

// A page in a frame of another page is the other page's to control.
if (window.top === window) start()
