import type { HostKind } from '@/hosts'
import { asksPermission, failureOf } from '../bridgeCalls'
import type { CallLog } from '../callLog'
import type { Choice, Failure } from '../choice'
import { deliver, type Answers } from '../deliver'
import type { Device } from '../device'

/** What a simulated host knows. `receive` writes a call down and answers it the way the tester asked for. */
export type BridgeScene = {
  readonly device: Device
  readonly account: string | null
  /** How the bridge's own start goes wrong. */
  readonly startFailure: Failure | null
  readonly receive: (method: string, params: unknown, answers: Answers) => void
}

export type InstalledBridge = {
  readonly remove: () => void
  /** The host wants to save the page's picture: what the page gives, or undefined where it has registered nothing. */
  readonly askForPicture?: () => Promise<unknown> | undefined
}

export function bridgeScene(host: HostKind, choice: Choice, device: Device, log: CallLog): BridgeScene {
  let isPermitted = false
  return {
    device,
    account: choice.account,
    startFailure: choice.failures['bridge'] ?? null,
    receive: (method, params, answers) => {
      const failure = failureOf(host, method, choice, isPermitted)
      log.add({ method, params, failure })
      const yes = () => {
        if (asksPermission(host, method)) isPermitted = true
        answers.yes()
      }
      deliver(failure, choice.latency, { ...answers, yes })
    },
  }
}
