import { frameMessages } from '../../frame/messages'
import { localizedName } from '../../look/localizedName'
import { treeMessages } from '../../tree/messages'
import { pageName } from '../../tree/pageName'
import type { StateNames } from './selectStates'

/** By the catalogues of the tool, which have to be there. */
export function stateNames(): StateNames {
  const tree = treeMessages.read()
  const { fixtures } = frameMessages.read()
  return { page: (state) => pageName(tree, state), kind: (kind) => localizedName(tree.kinds, kind), fixture: (fixture) => localizedName(fixtures, fixture) }
}
