// Redux Toolkit's combineSlices brings selectors for slices that may not have joined the store yet. No page is drawn before its slices have
// joined (src/app/store.ts), and they would stand before every first screen: a quarter of a kilobyte.

/** A Babel plugin. */
export function withoutLazySelectors() {
  return {
    name: 'without-lazy-selectors',
    visitor: {
      Program(program) {
        program.traverse({
          FunctionDeclaration(path) {
            if (path.node.id?.name !== 'combineSlices') return
            path.traverse({
              VariableDeclarator(variable) {
                if (variable.node.id.name === 'selector') variable.remove()
              },
              ObjectProperty(property) {
                if (property.node.shorthand && property.node.key.name === 'selector') property.remove()
              },
            })
          },
        })
      },
    },
  }
}
