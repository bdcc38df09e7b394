import { openHost } from './openHost'
import { pageHost } from './pageHost'

/** Felt, not heard (ms). */
const VIBRATION_MS = 40

/** A short vibration where the host or the browser has it; elsewhere nothing happens, and no failure is shown. The workplace chat has a call of its own (spec 1 §9). */
export async function vibrate(duration = VIBRATION_MS): Promise<void> {
  try {
    if (pageHost().kind !== 'dingtalk') {
      const { userActivation } = navigator as { readonly userActivation?: UserActivation }
      // Before the first touch a browser refuses, and says so in the console.
      return void ('vibrate' in navigator && (!userActivation || userActivation.hasBeenActive) && navigator.vibrate(duration))
    }
    const { workplaceChat } = await openHost()
    await workplaceChat?.call('device.notification.vibrate', { duration })
  } catch {
    // Without it the reward is no smaller.
  }
}
