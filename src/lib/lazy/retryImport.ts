const PAUSES = [500, 2_000]

/** Whether the bundler has given up after its 120 s (spec 1 §8). */
export const isLoadTimeout = (error: unknown): boolean => (error as { readonly type?: unknown } | null)?.type === 'timeout'

/**
 * A lazy import that survives a dropped connection: tried three times before it fails. webpack forgets a chunk that failed to load, so
 * calling the same import again asks the network again. One that took the bundler's 120 s (spec 1 §8) is not tried again.
 */
export async function retryImport<T>(load: () => Promise<T>, pauses: readonly number[] = PAUSES): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load()
    } catch (error) {
      if (isLoadTimeout(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return load()
}
