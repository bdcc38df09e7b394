import type { Page } from '../driver/page.ts'

type Snapshot = {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] } }
  readonly nodes: readonly number[]
}

/** Kinds of what a page's own scripts made. What the engine compiles of them goes on growing for as long as it finds better ways to run them. */
const OWN = ['object', 'closure', 'array', 'string', 'concatenated string', 'sliced string', 'regexp', 'number', 'bigint', 'symbol']

/** What takes snapshots of this page's memory: the browser hands one over piece by piece. */
export function watchHeap(page: Page): () => Promise<number> {
  const chunks: string[] = []
  page.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }: { readonly chunk: string }) => chunks.push(chunk))
  return async () => {
    chunks.length = 0
    // Throws away what nothing holds first.
    await page.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
    return bytesHeld(JSON.parse(chunks.join('')) as Snapshot)
  }
}

/** Bytes that the page's own values take. */
function bytesHeld({ snapshot, nodes }: Snapshot): number {
  const { node_fields, node_types } = snapshot.meta
  const [type, size] = [node_fields.indexOf('type'), node_fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += node_fields.length) if (OWN.includes(node_types[0][nodes[at + type]!]!)) bytes += nodes[at + size]!
  return bytes
}
