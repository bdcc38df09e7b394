import type { Page } from '../driver/page.ts'

type Snapshot = {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] } }
  readonly nodes: readonly number[]
}

/** Kinds of what a page's own scripts made. What the engine compiles of them goes on growing for as long as it finds better ways to run them. */
const OWN = ['object', 'closure', 'array', 'string', 'concatenated string', 'sliced string', 'regexp', 'number', 'bigint', 'symbol']

/** A page hands its snapshots to the first who asked, piece by piece. */
const heard = new WeakMap<Page, string[]>()

/** Bytes that the page's own values take, after what nothing holds has been thrown away. */
export async function heapHeld(page: Page): Promise<number> {
  const { snapshot, nodes } = JSON.parse(await takeSnapshot(page)) as Snapshot
  const { node_fields, node_types } = snapshot.meta
  const [type, size] = [node_fields.indexOf('type'), node_fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += node_fields.length) if (OWN.includes(node_types[0][nodes[at + type]!]!)) bytes += nodes[at + size]!
  return bytes
}

async function takeSnapshot(page: Page): Promise<string> {
  const chunks = heard.get(page) ?? []
  if (!heard.has(page)) page.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }: { readonly chunk: string }) => chunks.push(chunk))
  heard.set(page, chunks)
  chunks.length = 0
  // Throws away what nothing holds first.
  await page.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  return chunks.join('')
}
