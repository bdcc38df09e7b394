import { useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import type { BoxStatus } from '@/features/preview'
import { useMessages, type Language } from '@/lib/i18n'
import type { ConfigField, ConfigFields } from '@/lib/pageConfig'
import { toText, valueAt, type Config, type ConfigPath } from '../draft/configPath'
import { palette } from '../look/palette'
import { ToolButton } from '../look/ToolButton'
import { FieldRow } from './FieldRow'
import { Row } from './FieldRow.styles'
import { FormContext, type FormTools } from './FormContext'
import type { FormProblem } from './check/formProblems'
import { formMessages } from './messages'
import { ProblemList } from './ProblemList'
import { useOpenParts } from './useOpenParts'
import { useStableValue } from './useStableValue'
import { withDefaults } from './check/withDefaults'

const Pane = styled.aside`
  display: flex;
  flex-direction: column;
  min-height: 0;
  border-left: 1px solid ${palette.line};
  background: ${palette.surface};
`

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  padding: 10px 10px 10px 16px;
  border-bottom: 1px solid ${palette.line};

  h2 { font-size: 15px; font-weight: 600; line-height: 20px; }
  div { flex: 1; min-width: 0; }
  p { color: ${palette.inkFaint}; font-size: 12px; line-height: 16px; }
`

const Rows = styled.div`
  flex: 1;
  min-height: 0;
  padding: 6px 0 40vh;
  overflow: auto;
`

const Note = styled.p`
  padding: 32px 16px;
  color: ${palette.inkFaint};
  text-align: center;
`

const NO_FIELDS: ConfigFields = {}

/** Where the form is to lead: a place of the configuration, anew with each number. */
export type Goal = { readonly path: ConfigPath; readonly count: number }

type FormPaneProps = {
  /** Null while the page is on its way. */
  readonly fields: ConfigFields | null
  /** A hook, the same for as long as the form is there: what the page shows where nothing is set. */
  readonly useDefaults: () => object
  readonly config: Config
  readonly problems: readonly FormProblem[]
  readonly language: Language
  readonly active: string | null
  readonly hovered: string | null
  readonly goal: Goal | null
  readonly onEdit: FormTools['edit']
  readonly onMark: (box: string, status: BoxStatus) => void
  readonly onGo: (path: ConfigPath) => void
  readonly onResetAll: () => void
}

/** The form of a page, drawn from its schema. */
export function FormPane({ fields: loaded, useDefaults, config, problems, language, active, hovered, goal, onEdit, onMark, onGo, onResetAll }: FormPaneProps) {
  const messages = useMessages(formMessages)
  // oxlint-disable-next-line react/hooks -- a form has one page for its whole life
  const defaults = useStableValue(useDefaults())
  const fields = useMemo(() => withDefaults(loaded ?? NO_FIELDS, defaults), [loaded, defaults])
  const { isOpen, setOpen, openTo } = useOpenParts()
  const rows = useRef<HTMLDivElement>(null)
  // A form that is new leads nowhere: the goal belongs to the page before.
  const [before] = useState(goal)
  const [met, setMet] = useState(goal)
  if (goal !== met) {
    setMet(goal)
    if (goal) openTo(goal.path)
  }
  useEffect(() => {
    if (goal && goal !== before && rows.current) leadTo(rows.current, goal.path)
  }, [goal, before])

  const tools = useMemo<FormTools>(
    () => ({
      language,
      edit: onEdit,
      problemAt: (path) => problems.find((problem) => problem.path === toText(path))?.text,
      hasProblemWithin: (path) => problems.some((problem) => problem.path.startsWith(`${toText(path)}.`)),
      isOpen,
      setOpen,
    }),
    [language, onEdit, problems, isOpen, setOpen],
  )
  const rowsOf = useMemo(() => Object.entries(fields).map(([name, field]) => ({ name, field: field as ConfigField<unknown>, path: [name] })), [fields])
  const count = rowsOf.filter(({ name }) => valueAt(config, [name]) !== undefined).length
  const markOf = (name: string) => (name === active ? 'active' : name === hovered ? 'hover' : 'none')

  return (
    <Pane aria-label={messages.title} data-pane="form">
      <Head>
        <div>
          <h2>{messages.title}</h2>
          <p>{messages.set(count)}</p>
        </div>
        {count > 0 && <ToolButton icon="reset" label={messages.resetAll} onPress={onResetAll} />}
      </Head>
      <Rows ref={rows}>
        <ProblemList problems={problems} fields={fields} language={language} onGo={onGo} />
        {loaded && rowsOf.length === 0 && <Note>{messages.noFields}</Note>}
        <FormContext value={tools}>
          {rowsOf.map(({ name, field, path }) => (
            <Row
              key={name}
              $mark={markOf(name)}
              $isTop
              onFocus={() => name !== active && onMark(name, 'active')}
              onPointerEnter={() => name !== active && onMark(name, 'hover')}
              onPointerLeave={() => name !== active && onMark(name, 'inactive')}
            >
              <FieldRow field={field} name={name} path={path} value={valueAt(config, [name])} />
            </Row>
          ))}
        </FormContext>
      </Rows>
    </Pane>
  )
}

/** Brings a field into sight and puts the cursor into it; where there is no such field, the one around it. */
function leadTo(form: HTMLElement, path: ConfigPath): void {
  for (let length = path.length; length > 0; length -= 1) {
    const place = form.querySelector(`[data-path="${CSS.escape(toText(path.slice(0, length)))}"]`)
    if (!place) continue
    place.scrollIntoView({ block: 'center', behavior: 'smooth' })
    const target = place.querySelector<HTMLElement>('input:not([type=file]), textarea, [contenteditable=true]') ?? place.querySelector('button')
    target?.focus({ preventScroll: true })
    return
  }
}
