import { memo, useMemo, useState, type RefObject } from 'react'
import { Button, Input, SearchField, TreeItemContent, type Key } from 'react-aria-components'
import { useMessages } from '@/lib/i18n'
import { Icon } from '../look/Icon'
import { treeMessages } from './messages'
import { pageName } from './pageName'
import { leafOf, searchTree, type CampaignBranch, type PageLeaf } from './pageTree'
import * as S from './TreePane.styles'

type TreePaneProps = {
  readonly tree: readonly CampaignBranch[]
  readonly page: string
  /** The pages of which something is set. */
  readonly edited: ReadonlySet<string>
  readonly editedLabel: string
  readonly onChoose: (page: string) => void
  readonly searchRef: RefObject<HTMLInputElement | null>
}

/** Every campaign and page that has a preview, to search and to walk through by arrow keys. */
export const TreePane = memo(function TreePane({ tree, page, edited, editedLabel, onChoose, searchRef }: TreePaneProps) {
  const messages = useMessages(treeMessages)
  const [search, setSearch] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<Key>>(new Set())
  const shown = useMemo(() => searchTree(tree, search, (leaf) => pageName(messages, leaf)), [tree, search, messages])
  const branches = tree.map(({ prefix }) => branchKey(prefix))
  // A search shows what it finds, whatever was closed before.
  const expanded = search ? branches : branches.filter((key) => !closed.has(key))
  const toggle = (key: string) => setClosed(new Set(closed.has(key) ? [...closed].filter((other) => other !== key) : [...closed, key]))
  const choose = (key: string) => {
    if (leafOf(tree, key)) onChoose(key)
    else toggle(key)
  }

  const isAlone = (branch: CampaignBranch, leaf: PageLeaf) => branch.pages.every((other) => other === leaf || pageName(messages, other) !== pageName(messages, leaf))

  return (
    <S.Pane aria-label={messages.title} data-pane="tree">
      <S.Head>
        <SearchField aria-label={messages.search} value={search} onChange={setSearch}>
          <S.Search>
            <Icon name="search" />
            <Input ref={searchRef} placeholder={messages.search} />
            {search !== '' && (
              <Button aria-label={messages.clear} style={{ border: 0, background: 'none' }}>
                <Icon name="close" size={14} />
              </Button>
            )}
          </S.Search>
        </SearchField>
      </S.Head>
      <S.Branches
        aria-label={messages.title}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[page]}
        onSelectionChange={(keys) => {
          const [chosen] = keys === 'all' ? [] : keys
          if (chosen !== undefined) choose(String(chosen))
        }}
        expandedKeys={expanded}
        onExpandedChange={(keys) => setClosed(new Set(branches.filter((key) => !keys.has(key))))}
        renderEmptyState={() => <S.Nothing>{messages.nothingFound}</S.Nothing>}
      >
        {shown.map((branch) => (
          <S.Row key={branch.prefix} id={branchKey(branch.prefix)} textValue={branch.title}>
            <TreeItemContent>
              {({ isExpanded }) => (
                <S.Line $level={1}>
                  <S.Twist $isOpen={isExpanded}>
                    <Button slot="chevron">
                      <Icon name="chevron" size={14} />
                    </Button>
                  </S.Twist>
                  <S.Names>
                    <S.Name $isCampaign title={branch.prefix}>
                      {branch.title}
                    </S.Name>
                  </S.Names>
                </S.Line>
              )}
            </TreeItemContent>
            {branch.pages.map((leaf) => (
              <S.Row key={leaf.id} id={leaf.id} textValue={pageName(messages, leaf)}>
                <TreeItemContent>
                  <Leaf leaf={leaf} name={pageName(messages, leaf)} isAlone={isAlone(branch, leaf)} edited={edited.has(leaf.id) ? editedLabel : ''} />
                </TreeItemContent>
              </S.Row>
            ))}
          </S.Row>
        ))}
      </S.Branches>
      <S.Count>{messages.count(tree.filter(({ prefix }) => prefix !== '').length, tree.reduce((sum, { pages }) => sum + pages.length, 0))}</S.Count>
    </S.Pane>
  )
})

/** Apart from the pages' ids: a campaign's home is called by the prefix too. */
const branchKey = (prefix: string): string => `campaign:${prefix}`

type LeafProps = {
  readonly leaf: PageLeaf
  readonly name: string
  /** Whether no other page of the campaign is called so: else its path tells them apart. */
  readonly isAlone: boolean
  readonly edited: string
}

function Leaf({ leaf, name, isAlone, edited }: LeafProps) {
  return (
    <S.Line $level={2}>
      <S.Names>
        <S.Name title={leaf.path}>{name}</S.Name>
        {!isAlone && leaf.path !== '' && <S.Path>{leaf.path}</S.Path>}
      </S.Names>
      {edited !== '' && <S.Edited role="img" aria-label={edited} title={edited} />}
    </S.Line>
  )
}
