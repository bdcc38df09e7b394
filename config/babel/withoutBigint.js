// V8 6.4 (Chromium 64) ends with "unimplemented code" when it optimises `typeof x === 'bigint'`, and React asks that of every element.
// No value of this product is a bigint, so the legacy bundle takes the answer to be no.

const isTypeof = (node) => node.type === 'UnaryExpression' && node.operator === 'typeof'
const isBigintText = (node) => node.type === 'StringLiteral' && node.value === 'bigint'

/** A Babel plugin. */
export function withoutBigint({ types }) {
  return {
    name: 'without-bigint',
    visitor: {
      BinaryExpression(path) {
        const { left, right, operator } = path.node
        if (!['==', '===', '!=', '!=='].includes(operator)) return
        if (!(isTypeof(left) && isBigintText(right)) && !(isTypeof(right) && isBigintText(left))) return
        path.replaceWith(types.booleanLiteral(operator.startsWith('!')))
      },
    },
  }
}
