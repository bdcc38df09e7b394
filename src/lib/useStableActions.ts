import { useLayoutEffect, useRef, useState } from 'react'

/** An action of a page; what it takes is its own concern. */
type Action = (...given: never[]) => unknown

/** The same functions for the whole life of a page, each of which does what it does at the last drawing: memoised parts of the page stay as they are. */
export function useStableActions<Actions extends Readonly<Record<string, Action>>>(actions: Actions): Actions {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const [stable] = useState(() => Object.fromEntries(Object.keys(actions).map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)])))
  return stable as Actions
}
