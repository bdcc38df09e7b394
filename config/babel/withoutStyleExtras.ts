// styled-components brings what this product has no use for: taking over styles that a server rendered (documents bring theirs in their own way,
// config/documents), writing its sheet out as text, and copying the statics of a component that it wraps. Half a kilobyte that would stand before
// every first screen. The package comes minified, so each is known by its shape.
import type { NodePath, PluginObject, types as Types } from '@babel/core'

const hasKey = (node: Types.Node | undefined, name: string): boolean =>
  node?.type === 'ObjectExpression' && node.properties.some((property) => property.type === 'ObjectProperty' && property.key.type === 'Identifier' && property.key.name === name)

/** What a call is for, if it is one of those. */
function nameOf({ arguments: [first, second, third] }: Types.CallExpression): string | null {
  if (hasKey(third, 'foldedComponentIds')) return 'hoistStatics'
  if (first?.type !== 'ThisExpression') return null
  return second === undefined ? 'rehydrateSheet' : second.type === 'ArrowFunctionExpression' && second.body.type === 'CallExpression' ? 'outputSheet' : null
}

/** A Babel plugin; `found` is told each. */
export const withoutStyleExtras =
  (found: (name: string) => void = () => undefined) =>
  ({ types }: { readonly types: typeof Types }): PluginObject => ({
    name: 'without-style-extras',
    visitor: {
      CallExpression: (path: NodePath<Types.CallExpression>) => {
        const name = nameOf(path.node)
        if (!name) return
        found(name)
        path.replaceWith(types.numericLiteral(0))
      },
    },
  })
