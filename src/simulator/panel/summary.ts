import type { Choice } from '../choice'
import { deviceOf } from '../device'
import { simulatorMessages } from '../messages'

/** What is simulated, in one line. `outcomes`: how many endpoints do not answer as usual. */
export function summaryOf(choice: Choice, outcomes: number): string {
  const texts = simulatorMessages.read()
  const device = deviceOf(choice)
  const failing = Object.keys(choice.failures).length
  const parts = [
    ...(device ? [texts.hosts[device.host], device.app && texts.apps[device.app], texts.platforms[device.platform], device.version, texts.networks[device.network]] : []),
    failing > 0 ? `${texts.host.failures} ${failing}` : '',
    choice.carrier ? `${texts.host.carrier} ${texts.carriers[choice.carrier]}` : '',
    outcomes > 0 ? texts.scenario.count(outcomes) : '',
  ].filter(Boolean)
  if (parts.length === 0) return texts.usual
  return (device ? parts : [texts.usualHost, ...parts]).join(' · ')
}
