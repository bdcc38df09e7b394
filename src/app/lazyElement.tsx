import { use, type ComponentType, type ReactNode } from 'react'
import { pageChunk, type PageChunk } from '@/lib/pageChunk'

/** A screen that is loaded when it is first shown; its boundary shows a skeleton, or an error screen that asks for it again. */
export function lazyElement<Props extends object = object>(name: string, load: () => Promise<ComponentType<Props>>, props?: Props): ReactNode {
  return <Loaded key={name} chunk={pageChunk(name, load)} props={props ?? {}} />
}

function Loaded({ chunk, props }: { readonly chunk: PageChunk<unknown>; readonly props: object }) {
  const Screen = use(chunk.read()) as ComponentType<object>
  return <Screen {...props} />
}
