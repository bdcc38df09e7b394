import { memo, useId, type ComponentType } from 'react'
import { useMessages } from '@/lib/i18n'
import { coerceValue, type ConfigField } from '@/lib/pageConfig'
import { brandChange } from '@/ui/theme/themeProblems'
import { toText, valueAt, type ConfigPath } from '../draft/configPath'
import { ChoiceEditor } from './editors/ChoiceEditor'
import { ColourEditor } from './editors/ColourEditor'
import { DateEditor } from './editors/DateEditor'
import { asText, type EditorProps } from './editors/editor'
import { ImageEditor } from './editors/ImageEditor'
import { NumberEditor } from './editors/NumberEditor'
import { RichTextEditor } from './editors/RichTextEditor'
import { SwitchEditor } from './editors/SwitchEditor'
import { TextEditor } from './editors/TextEditor'
import { labelIn } from './fieldLabel'
import { ProblemText, ResetButton } from './FieldHead'
import * as S from './FieldRow.styles'
import { useForm } from './FormContext'
import { GroupField, type FieldsProps } from './GroupField'
import { ListField } from './ListField'
import { formMessages } from './messages'

const editors: Readonly<Record<Exclude<ConfigField<unknown>['editor'], 'group' | 'list'>, ComponentType<EditorProps>>> = {
  text: TextEditor,
  longText: TextEditor,
  link: TextEditor,
  richText: RichTextEditor,
  colour: ColourEditor,
  image: ImageEditor,
  number: NumberEditor,
  switch: SwitchEditor,
  date: DateEditor,
  choice: ChoiceEditor,
}

export type FieldRowProps = { readonly field: ConfigField<unknown>; readonly name: string; readonly path: ConfigPath; readonly value: unknown }

/** One field: its label, its editor, what is wrong with it, and the way back to its default. */
export const FieldRow = memo(function FieldRow({ field, name, path, value }: FieldRowProps) {
  const { language } = useForm()
  const label = labelIn(language, field.label, name)
  if (field.editor === 'group') return <GroupField field={field} label={label} path={path} value={value} Fields={FieldRows} />
  if (field.editor === 'list') return <ListField field={field} label={label} path={path} value={value} Fields={FieldRows} />
  return <Leaf field={field} label={label} path={path} value={value} Editor={editors[field.editor]} />
})

/** The fields of a group or of a list's entry. */
function FieldRows({ fields, path, value }: FieldsProps) {
  return Object.entries(fields).map(([name, field]) => (
    <S.Row key={name} $mark="none" $isTop={false}>
      <FieldRow field={field as ConfigField<unknown>} name={name} path={[...path, name]} value={valueAt(value, [name])} />
    </S.Row>
  ))
}

type LeafProps = Omit<FieldRowProps, 'name'> & { readonly label: string; readonly Editor: ComponentType<EditorProps> }

function Leaf({ field, label, path, value, Editor }: LeafProps) {
  const { problemAt } = useForm()
  const id = useId()
  const problem = problemAt(path)
  return (
    <div data-path={toText(path)}>
      <S.Head>
        <S.Label htmlFor={id} $isSet={value !== undefined}>
          {label}
        </S.Label>
        <FieldHint field={field} value={value} />
        <ResetButton label={label} path={path} value={value} />
      </S.Head>
      <Editor field={field} path={path} value={coerceValue(field.fallback, value)} label={label} id={id} describedBy={problem === undefined ? undefined : `${id}-problem`} isInvalid={problem !== undefined} />
      {problem !== undefined && <ProblemText id={`${id}-problem`} text={problem} />}
    </div>
  )
}

/** How much of a text's room is used once it is nearly full; the bounds of a number; whose time it is; what is drawn for a colour that is too pale. */
function FieldHint({ field: { editor, min, max }, value }: Pick<EditorProps, 'field' | 'value'>) {
  const { most, range, shanghai, tooPale } = useMessages(formMessages)
  if (editor === 'date') return <S.Hint>{shanghai}</S.Hint>
  if (editor === 'number' && min !== undefined && max !== undefined && max - min < 1_000_000) return <S.Hint>{range(min, max)}</S.Hint>
  if (editor === 'colour') {
    const change = /^#[0-9a-f]{6}$/i.test(asText(value)) && brandChange(asText(value))
    return change ? <S.Hint>{tooPale(change.contrast.toFixed(1), change.isTextDark ? '' : change.drawn)}</S.Hint> : null
  }
  const { length } = asText(value)
  const isText = editor === 'text' || editor === 'longText' || editor === 'richText'
  return isText && max !== undefined && length > max * 0.6 ? <S.Hint>{most(length, max)}</S.Hint> : null
}
