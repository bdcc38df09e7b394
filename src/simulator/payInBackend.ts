import { postControls } from './backend'

/** The pay channel of the simulated panel tells the embedded backend; where that is another backend, nothing was paid. */
export const payInBackend = (orderNo: unknown): Promise<unknown> => postControls('pay', { orderNo }).catch(() => undefined)

/** A panel is gone through, and what comes back counts once the backend has heard of it: `done` answers the page. */
export const payThen = (orderNo: unknown, done: () => void) => (): void => {
  const pay = async () => {
    await payInBackend(orderNo)
    done()
  }
  void pay()
}
