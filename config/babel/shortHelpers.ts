// redux-persist was compiled for browsers without objects' spread and brings the long helpers for it along, in each file. What it spreads are plain
// objects and arrays, for which the language's own functions do: half a kilobyte less before every first screen.
import type { NodePath, PluginObject, template as Template, types as Types } from '@babel/core'

const SHORT: Readonly<Record<string, string>> = {
  _objectSpread: 'return Object.assign.apply(Object, arguments)',
  _objectWithoutProperties: 'const rest = Object.assign({}, arguments[0]); arguments[1].forEach((key) => { delete rest[key] }); return rest',
  _toConsumableArray: 'return Array.from(arguments[0])',
  _typeof: 'return typeof arguments[0]',
}

/** A Babel plugin; `found` is told each helper. Helpers of helpers are used by nothing then, and the minifier takes them out. */
export const shortHelpers =
  (found: (name: string) => void = () => undefined) =>
  ({ template }: { readonly template: typeof Template }): PluginObject => ({
    name: 'short-helpers',
    visitor: {
      FunctionDeclaration: ({ node }: NodePath<Types.FunctionDeclaration>) => {
        const name = node.id?.name ?? ''
        const short = SHORT[name]
        if (short === undefined) return
        found(name)
        node.params = []
        node.body.body = [template.statements(short, { allowReturnOutsideFunction: true })()].flat()
      },
    },
  })
