import type { Choice } from '../choice'
import { deviceOf } from '../device'
import { simulatorMessages } from '../messages'

/** What is simulated, in one line. */
export function summaryOf(choice: Choice): string {
  const texts = simulatorMessages.read()
  const device = deviceOf(choice)
  if (!device) return texts.usual
  const failing = Object.keys(choice.failures).length
  const parts = [texts.hosts[device.host], texts.platforms[device.platform], device.version, texts.networks[device.network], failing > 0 ? `${texts.host.failures} ${failing}` : '']
  return parts.filter(Boolean).join(' · ')
}
