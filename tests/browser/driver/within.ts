/** A browser that hangs must fail its test, not the whole run. */
export function within<T>(limit: number, work: Promise<T>, complaint: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(complaint)), limit)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
