import { PAY_TIMEOUT_MS } from '@/hosts'
import { KEY_PREFIX } from '@/lib/storage/storageKeys'
import type { PayOrder } from './payState'

type Panel = Pick<PayOrder, 'requestId' | 'panelSince'>

/** An old engine has none, and neither has a page without a secure address. */
const lockManager = (): LockManager | undefined => (navigator as { readonly locks?: LockManager }).locks

const lockName = ({ requestId }: Panel): string => `${KEY_PREFIX}pay ${requestId}`

/** A panel that has said nothing for so long has ended: no host keeps one open longer. */
const isOverdue = ({ panelSince }: Panel): boolean => panelSince === null || Math.abs(Date.now() - panelSince) > PAY_TIMEOUT_MS

/**
 * Opens an order's panel where no other tab has one open; `taken` where one may be. The browser's own lock ends with the tab that holds it,
 * however that dies; without such locks it is what was written down that counts, for as long as a panel can be open. `isSaid`: the user wants it all the same.
 */
export function holdPanel<Outcome>(order: Panel, isSaid: boolean, open: () => Promise<Outcome>): Promise<Outcome | 'taken'> {
  const locks = lockManager()
  if (!locks) return isSaid || isOverdue(order) ? open() : Promise.resolve('taken')
  return new Promise((resolve) => {
    let isAnswered = false
    const hold = async (lock: Lock | null): Promise<void> => {
      isAnswered = true
      if (!lock) return resolve('taken')
      const outcome = open()
      resolve(outcome)
      await outcome
    }
    // Rejects where another tab takes the lock over, which this panel does not notice, and where the browser grants none at all.
    locks.request(lockName(order), isSaid ? { steal: true } : { ifAvailable: true }, hold).catch(() => {
      if (!isAnswered) resolve(open())
    })
  })
}

/** `open`: its tab has it. `gone`: that tab has, or it was opened too long ago. `unknown` in an engine without locks. */
export async function panelState(order: Panel): Promise<'open' | 'gone' | 'unknown'> {
  if (isOverdue(order)) return 'gone'
  const { held } = (await lockManager()?.query().catch(() => undefined)) ?? {}
  if (!held) return 'unknown'
  return held.some(({ name }) => name === lockName(order)) ? 'open' : 'gone'
}
