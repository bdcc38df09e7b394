// react-dom brings what this product has no use for: taking over what a server has rendered, view transitions, files that a tree waits for, refs of fragments,
// forms with actions (unusedParts.ts). A third of it, 18 KB that would stand before every first screen. Here each loses its way in: a kind of fiber that there is none
// of, a function that then has nothing to do, a variable that never changes. The minifier takes away what cannot be reached any more.
import type { NodePath, PluginObject, types as Types } from '@babel/core'
import { CONSTANT_PROPERTIES, CONSTANTS, EMPTY_FUNCTIONS, UNUSED_CLASSES, UNUSED_EXPORTS, UNUSED_HOOKS, UNUSED_TAGS } from './unusedParts.ts'

type Node = Types.Node | null | undefined
type Constant = boolean | string | null

/** Names under which the package compares the kind of a fiber. */
const TAG_VARIABLES = new Set(['tag', 'fiberTag', 'grandTag', 'targetInst'])

const nameOf = (node: Node): string => (node?.type === 'Identifier' ? node.name : node?.type === 'MemberExpression' && !node.computed ? `${nameOf(node.object)}.${nameOf(node.property)}` : '')
const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

const isTag = (node: Node): boolean => (node?.type === 'MemberExpression' ? lastOf(nameOf(node)) === 'tag' : TAG_VARIABLES.has(nameOf(node)))
const isUnusedTag = (node: Node): node is Types.NumericLiteral => node?.type === 'NumericLiteral' && UNUSED_TAGS.has(node.value)

/** Nothing after this statement is reached from it. */
const isLeaving = (statement: Node): boolean => (statement?.type === 'BlockStatement' ? isLeaving(statement.body.at(-1)) : /^(Break|Return|Throw|Continue)Statement$/.test(statement?.type ?? ''))

/** Without the cases of these kinds. What stands in one is reached from the case before it too, unless that leaves. */
function withoutUnused(cases: readonly Types.SwitchCase[]): Types.SwitchCase[] {
  const kept: Types.SwitchCase[] = []
  for (const one of cases) {
    const before = kept.at(-1)
    if (!isUnusedTag(one.test)) kept.push(one)
    else if (before && !isLeaving(before.consequent.at(-1))) before.consequent.push(...one.consequent)
  }
  return kept
}

/** The variables that a case declares are those of the whole function: other cases use them too. */
function variablesIn(cases: readonly NodePath<Types.SwitchCase>[]): string[] {
  const names: string[] = []
  for (const one of cases) {
    one.traverse({
      Function: (path) => path.skip(),
      VariableDeclarator: ({ node }) => void names.push(nameOf(node.id)),
    })
  }
  return names
}

const isOfPackage = (path: NodePath, name: string): boolean => path.scope.getBinding(name)?.scope.block.type === 'Program'

/** What is not used: an export, a hook, a method of a class. */
function isUnusedTarget(target: string): boolean {
  const [owner = ''] = target.split('.')
  return UNUSED_EXPORTS.has(target) || UNUSED_CLASSES.has(owner) || (owner.startsWith('HooksDispatcher') && UNUSED_HOOKS.has(lastOf(target)))
}

/** A Babel plugin; `found` is told each. */
export const withoutReactExtras =
  (found: (name: string) => void = () => undefined) =>
  ({ types }: { readonly types: typeof Types }): PluginObject => {
    const literal = (value: Constant): Types.Expression => (value === null ? types.nullLiteral() : typeof value === 'string' ? types.stringLiteral(value) : types.booleanLiteral(value))
    return {
      name: 'without-react-extras',
      visitor: {
        SwitchStatement: (path: NodePath<Types.SwitchStatement>) => {
          const unused = isTag(path.node.discriminant) ? path.get('cases').filter(({ node }) => isUnusedTag(node.test)) : []
          if (unused.length === 0) return
          for (const { node } of unused) found(`case ${isUnusedTag(node.test) ? node.test.value : ''}`)
          const names = variablesIn(unused)
          path.node.cases = withoutUnused(path.node.cases)
          if (names.length > 0) path.insertBefore(types.variableDeclaration('var', names.map((name) => types.variableDeclarator(types.identifier(name)))))
        },
        BinaryExpression: (path: NodePath<Types.BinaryExpression>) => {
          const { left, right, operator } = path.node
          if (!/^[!=]==$/.test(operator) || !((isUnusedTag(left) && isTag(right)) || (isUnusedTag(right) && isTag(left)))) return
          path.replaceWith(literal(operator === '!=='))
        },
        AssignmentExpression: (path: NodePath<Types.AssignmentExpression>) => {
          const name = nameOf(path.node.left)
          if (path.node.operator !== '=' || !(isUnusedTarget(name) || (CONSTANTS.has(name) && isOfPackage(path, name)))) return
          found(name)
          path.replaceWith(path.node.right)
        },
        ReferencedIdentifier: (path: NodePath<Types.Identifier | Types.JSXIdentifier>) => {
          const constant = CONSTANTS.get(path.node.name)
          if (constant === undefined || !isOfPackage(path, path.node.name)) return
          found(path.node.name)
          path.replaceWith(literal(constant))
        },
        MemberExpression: (path: NodePath<Types.MemberExpression>) => {
          const name = lastOf(nameOf(path.node))
          const constant = CONSTANT_PROPERTIES.get(name)
          if (constant === undefined || (path.parent.type === 'AssignmentExpression' && path.key === 'left')) return
          found(name)
          path.replaceWith(literal(constant))
        },
        ObjectProperty: (path: NodePath<Types.ObjectProperty>) => {
          const name = nameOf(path.node.key)
          if (!UNUSED_HOOKS.has(name)) return
          found(name)
          path.remove()
        },
        FunctionDeclaration: ({ node }: NodePath<Types.FunctionDeclaration>) => {
          const name = nameOf(node.id)
          if (!EMPTY_FUNCTIONS.has(name)) return
          found(name)
          const answer = EMPTY_FUNCTIONS.get(name)
          node.body = types.blockStatement(answer === undefined ? [] : [types.returnStatement(literal(answer))])
        },
      },
    }
  }
