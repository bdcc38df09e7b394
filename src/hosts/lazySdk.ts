import { lazyChunk } from '@/lib/lazy/lazyChunk'
import type { HostDone } from './host'

/** Calls into a vendor's SDK, which is fetched with the first call. A failed fetch is a failed call. */
export function lazySdk<Sdk>(load: () => Promise<Sdk>): (call: string, ask: (sdk: Sdk) => HostDone) => HostDone {
  const chunk = lazyChunk(load)
  return async (call, ask) => {
    try {
      return await ask(await chunk.read())
    } catch (error) {
      return { ok: false, failure: { kind: 'failed', call, message: error instanceof Error ? error.message : '' } }
    }
  }
}
