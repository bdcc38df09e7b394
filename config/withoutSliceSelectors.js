// Redux Toolkit's slices bring selectors of their own, and a way to read slices that have not joined the store yet. Selectors are plain
// functions here, and no page is drawn before its slices have joined (src/app/store.ts): half a kilobyte that would stand before every first
// screen. tests/architecture/sourceRules.test.ts holds that nobody uses them.

const isMethod = ({ key }, name) => key?.type === 'Identifier' && key.name === name

/** A Babel plugin. */
export function withoutSliceSelectors({ types }) {
  const ofCombineSlices = {
    VariableDeclarator(path) {
      if (path.node.id.name === 'selector') path.remove()
    },
    ObjectProperty(path) {
      if (path.node.shorthand && isMethod(path.node, 'selector')) path.remove()
    },
  }
  const ofCreateSlice = {
    ObjectMethod(path) {
      if (isMethod(path.node, 'injectInto')) path.remove()
    },
    SpreadElement(path) {
      const { argument } = path.node
      if (argument.type !== 'CallExpression' || argument.callee.name !== 'makeSelectorProps') return
      path.replaceWith(types.objectProperty(types.identifier('reducerPath'), types.identifier('reducerPath'), false, true))
    },
  }
  return {
    name: 'without-slice-selectors',
    visitor: {
      Program(program) {
        program.traverse({
          FunctionDeclaration(path) {
            if (path.node.id?.name === 'combineSlices') path.traverse(ofCombineSlices)
            if (path.node.id?.name === 'buildCreateSlice') path.traverse(ofCreateSlice)
          },
        })
      },
    },
  }
}
