const PAUSES = [500, 2_000]

/**
 * A lazy import that survives a dropped connection: tried three times before it fails. webpack forgets a chunk that failed to load, so
 * calling the same import again asks the network again. One that took the bundler's 120 s (spec 1 §8) is not tried again.
 */
export async function retryImport<T>(load: () => Promise<T>, pauses: readonly number[] = PAUSES): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load()
    } catch (error) {
      if ((error as { readonly type?: unknown } | null)?.type === 'timeout') throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return load()
}
