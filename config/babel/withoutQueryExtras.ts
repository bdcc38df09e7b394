// RTK Query brings what no call of the product uses: polling, refetching with the window's focus, the lifecycle of a cache entry, updates of a
// cached answer by patches (with Immer's code for patches), and a copy of the subscriptions in the store, written anew after each change for its
// own devtools. Two kilobytes that would stand before every first screen. tests/architecture/sourceRules.test.ts holds that nothing uses them.
import type { NodePath, PluginObject, types as Types } from '@babel/core'

const isNamed = (node: Types.Node | null | undefined, name: string): boolean => node?.type === 'Identifier' && node.name === name

const UNUSED_HANDLERS = ['buildPollingHandler', 'buildCacheLifecycleHandler']
const UNUSED_CALLS = ['enablePatches', 'windowEventsHandler']

/** What is left out, by the name that it has in the package. `found` is told each. */
export const withoutQueryExtras =
  (found: (name: string) => void = () => undefined) =>
  (): PluginObject => {
    const leaveOut = (path: NodePath, name: string): void => {
      found(name)
      path.remove()
    }
    return {
      name: 'without-query-extras',
      visitor: {
        ArrayExpression: (path: NodePath<Types.ArrayExpression>) => {
          for (const element of path.get('elements')) {
            const name = UNUSED_HANDLERS.find((unused) => isNamed(element.node, unused))
            if (name) leaveOut(element as NodePath, name)
          }
        },
        ExpressionStatement: (path: NodePath<Types.ExpressionStatement>) => {
          const { expression } = path.node
          const name = expression.type === 'CallExpression' && UNUSED_CALLS.find((unused) => isNamed(expression.callee, unused))
          if (name) leaveOut(path, name)
        },
        VariableDeclarator: (path: NodePath<Types.VariableDeclarator>) => {
          if (isNamed(path.node.id, 'windowEventsHandler')) path.remove()
        },
        IfStatement: (path: NodePath<Types.IfStatement>) => {
          const { test } = path.node
          if (test.type === 'LogicalExpression' && isNamed(test.left, 'didMutate')) leaveOut(path, 'didMutate')
        },
      },
    }
  }
