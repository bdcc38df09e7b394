// Radix reads React's newer hooks as `React[" useId ".trim().toString()]`, so that no bundler looks whether they are there. webpack then keeps a
// helper for such objects in what every page loads. They are there: this writes `React.useId`.

const isHidden = ({ type, callee, arguments: values }, method) => type === 'CallExpression' && values.length === 0 && callee.type === 'MemberExpression' && callee.property.name === method

/** A Babel plugin. */
export function staticMembers({ types }) {
  return {
    name: 'static-members',
    visitor: {
      MemberExpression(path) {
        const { computed, property } = path.node
        if (!computed || !isHidden(property, 'toString') || !isHidden(property.callee.object, 'trim')) return
        const { object: name } = property.callee.object.callee
        if (name.type === 'StringLiteral') path.replaceWith(types.memberExpression(path.node.object, types.identifier(name.value.trim())))
      },
    },
  }
}
