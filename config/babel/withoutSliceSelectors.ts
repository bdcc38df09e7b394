// Redux Toolkit's slices bring selectors of their own, and a way to read slices that have not joined the store yet. Selectors are plain
// functions here, and no page is drawn before its slices have joined (src/app/store.ts): a quarter of a kilobyte that would stand before every
// first screen. tests/architecture/sourceRules.test.ts holds that nothing uses them.
import type { NodePath, PluginObject, types as Types } from '@babel/core'

const isNamed = (node: Types.Node | null | undefined, name: string): boolean => node?.type === 'Identifier' && node.name === name

/** A Babel plugin. */
export function withoutSliceSelectors({ types }: { readonly types: typeof Types }): PluginObject {
  const ofCombineSlices = {
    VariableDeclarator: (path: NodePath<Types.VariableDeclarator>) => {
      if (isNamed(path.node.id, 'selector')) path.remove()
    },
    ObjectProperty: (path: NodePath<Types.ObjectProperty>) => {
      if (path.node.shorthand && isNamed(path.node.key, 'selector')) path.remove()
    },
  }
  const ofCreateSlice = {
    ObjectMethod: (path: NodePath<Types.ObjectMethod>) => {
      if (isNamed(path.node.key, 'injectInto')) path.remove()
    },
    SpreadElement: (path: NodePath<Types.SpreadElement>) => {
      const { argument } = path.node
      if (argument.type !== 'CallExpression' || !isNamed(argument.callee, 'makeSelectorProps')) return
      path.replaceWith(types.objectProperty(types.identifier('reducerPath'), types.identifier('reducerPath'), false, true))
    },
  }
  return {
    name: 'without-slice-selectors',
    visitor: {
      FunctionDeclaration: (path: NodePath<Types.FunctionDeclaration>) => {
        if (isNamed(path.node.id, 'combineSlices')) path.traverse(ofCombineSlices)
        if (isNamed(path.node.id, 'buildCreateSlice')) path.traverse(ofCreateSlice)
      },
    },
  }
}
