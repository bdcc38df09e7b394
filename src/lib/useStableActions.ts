import { useLayoutEffect, useRef, useState } from 'react'

/** An action of a page; what it takes is its own concern. */
type Action = (...given: never[]) => unknown

/** Functions of stable identity that always call the latest closure, so that memoised parts of the page are not drawn again. */
export function useStableActions<Actions extends Readonly<Record<string, Action>>>(actions: Actions): Actions {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const [stable] = useState(() => Object.fromEntries(Object.keys(actions).map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)])))
  return stable as Actions
}
