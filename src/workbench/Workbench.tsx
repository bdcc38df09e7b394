import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { editableFields } from '@/blocks/share/editableFields'
import { useMessages, type Language } from '@/lib/i18n'
import { withParams } from '@/lib/url/query'
import { Notices } from './bar/Notices'
import { QuestionDialog } from './bar/QuestionDialog'
import { TopBar } from './bar/TopBar'
import type { ConfigPath } from './draft/configPath'
import { stepAt } from './draft/history'
import { parseHash, type LinkState } from './draft/linkState'
import { FormPane, type Goal } from './form/FormPane'
import { parsePath, placeIn } from './form/fieldLabel'
import { defaultsOf } from './form/check/pageDefaults'
import { formProblems } from './form/check/formProblems'
import { formMessages } from './form/messages'
import { useStableValue } from './form/useStableValue'
import { FramePane } from './frame/FramePane'
import { basePath, previewAddress } from './frame/previewAddress'
import { useFrame } from './frame/useFrame'
import { localizedName } from './look/localizedName'
import { workbenchMessages } from './messages'
import { pageName, titleOf } from './tree/pageName'
import { treeMessages } from './tree/messages'
import { leafOf, type CampaignBranch, type PageLeaf } from './tree/pageTree'
import { TreePane } from './tree/TreePane'
import { useBench } from './useBench'
import { useConfigFile } from './useConfigFile'
import { useNotice, type Notice } from './useNotice'
import { usePage } from './usePage'
import { useShortcuts } from './useShortcuts'

const Desk = styled.div`
  display: grid;
  grid-template-rows: 52px minmax(0, 1fr);
  grid-template-columns: 240px minmax(0, 1fr) 376px;
  min-width: 1060px;
  height: 100vh;

  @media (min-width: 1500px) { grid-template-columns: 280px minmax(0, 1fr) 440px; }
`

const NO_FIELDS = {}

type WorkbenchProps = { readonly tree: readonly CampaignBranch[]; readonly first: PageLeaf; readonly language: Language; readonly complaint: string }

/** Three panes: which page, how it looks, what it says. */
export function Workbench({ tree, first, language, complaint }: WorkbenchProps) {
  const messages = useMessages(workbenchMessages)
  const names = useMessages(treeMessages)
  const words = useMessages(formMessages)
  const badLink = ({ page }: LinkState): Notice => ({ text: leafOf(tree, page) ? messages.linkUnreadable : messages.linkUnknownPage(page), tone: 'bad' })
  const [atFirst] = useState(() => firstNotice(complaint, tree, badLink))
  const { notice, say, dismiss } = useNotice(atFirst)
  const { leaf, view, look, choose, drafts } = useBench({ tree, first, language, onBadLink: (link) => say(badLink(link).text, 'bad'), onTakenOver: () => say(messages.takenOver, 'good') })
  const { config, history } = drafts
  const loaded = usePage(leaf)
  const page = loaded.status === 'ready' ? loaded.page : null
  const fields = useMemo(() => (page ? editableFields(page) : NO_FIELDS), [page])
  const useDefaults = useMemo(() => defaultsOf(page), [page])

  const fixtures = useStableValue(page ? Object.keys(page.fixtures) : [view.fixture])
  const [goal, setGoal] = useState<Goal | null>(null)
  const goTo = useCallback((path: ConfigPath) => setGoal((before) => ({ path, count: (before?.count ?? 0) + 1 })), [])
  const frame = useRef<HTMLIFrameElement>(null)
  const address = previewAddress(basePath(window.location.pathname), { page: leaf.id, isByFlag: leaf.isByFlag, ...view })
  const { state, mark, clearLog, reload } = useFrame({ frame, address, page: leaf.id, config, onBoxChosen: (box) => goTo([box]) })
  const problems = useStableValue(useMemo(() => formProblems(fields, config, state.problems, words.problems, language), [fields, config, state.problems, words, language]))

  const nameOf = (id: string): string => titleOf(tree, id, names)
  const search = useRef<HTMLInputElement>(null)
  const undo = () => drafts.goTo(history.index - 1)
  // An import is undone to where it began.
  const file = useConfigFile({ page: leaf.id, nameOf, fields, config, problems, language, view, say, take: (taken) => drafts.replace(taken, 'import'), undo: () => drafts.goBackTo(stepAt(history)) })
  useShortcuts({
    undo,
    redo: () => drafts.goTo(history.index + 1),
    exportConfig: file.exportFile,
    search: () => {
      search.current?.focus()
      search.current?.select()
    },
  })

  const steps = history.steps.map(({ what, at }) => ({ at, name: what in messages.steps ? localizedName(messages.steps, what) : placeIn(language, fields, parsePath(what)) }))
  const name = pageName(names, leaf)
  const campaign = tree.find(({ pages }) => pages.includes(leaf))
  return (
    <Desk>
      <TopBar
        where={{ campaign: campaign?.title ?? '', page: name }}
        steps={steps}
        index={history.index}
        onGoTo={drafts.goTo}
        onImport={(chosen) => void file.importFile(chosen)}
        onExport={file.exportFile}
        onCopyLink={() => void file.copyLink()}
        onSwitchLanguage={() => switchLanguage(language)}
      />
      <TreePane tree={tree} page={leaf.id} edited={drafts.edited} editedLabel={messages.edited} onChoose={choose} searchRef={search} />
      <FramePane
        frame={frame}
        address={address}
        pageName={name}
        fixtures={fixtures}
        view={view}
        onView={look}
        onReload={reload}
        state={state}
        onClearLog={clearLog}
      />
      <Suspense fallback={<aside />}>
        <FormPane
          key={`${leaf.id} ${loaded.status}`}
          fields={page && fields}
          useDefaults={useDefaults}
          config={config}
          problems={problems}
          language={language}
          active={state.active}
          hovered={state.hovered}
          goal={goal}
          onEdit={drafts.edit}
          onMark={mark}
          onGo={goTo}
          onResetAll={() => drafts.replace({}, 'reset')}
        />
      </Suspense>
      <Notices notice={notice} onDismiss={dismiss} isContested={drafts.isContested} onSettle={drafts.settle} unkept={drafts.unkept} nameOf={nameOf} hasPageFailed={loaded.status === 'failed'} />
      <QuestionDialog question={file.question} cancel={messages.imports.cancel} onClose={file.closeQuestion} />
    </Desk>
  )
}

function firstNotice(complaint: string, tree: readonly CampaignBranch[], badLink: (link: LinkState) => Notice): Notice | null {
  const link = parseHash(window.location.hash)
  if (link && (link.config === null || !leafOf(tree, link.page))) return badLink(link)
  return complaint === '' ? null : { text: complaint, tone: 'bad' }
}

/** Texts do not change under a person's hands: the tool starts anew, and the address and the draft bring everything back. */
function switchLanguage(language: Language): void {
  window.location.search = withParams(window.location.search, { lang: language === 'en' ? null : 'en' })
}
