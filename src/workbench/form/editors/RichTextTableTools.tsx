import type { Command } from '@tiptap/pm/state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, toggleHeaderRow } from '@tiptap/pm/tables'
import type { Editor } from '@tiptap/react'
import { useMessages } from '@/lib/i18n'
import { Plain } from '../../look/ToolButton'
import { formMessages } from '../messages'
import * as S from './RichTextEditor.styles'

const COMMANDS = { addRow: addRowAfter, addColumn: addColumnAfter, deleteRow, deleteColumn, headerRow: toggleHeaderRow, deleteTable } satisfies Record<string, Command>

/** What can be done with the table that the cursor is in. */
export function RichTextTableTools({ editor }: { readonly editor: Editor }) {
  const { tableTools } = useMessages(formMessages)
  return (
    <S.Tools>
      {(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]).map((name) => (
        <Plain
          key={name}
          style={{ height: 26, fontSize: 12 }}
          onPress={() => {
            COMMANDS[name](editor.state, editor.view.dispatch)
            editor.commands.focus()
          }}
        >
          {tableTools[name]}
        </Plain>
      ))}
    </S.Tools>
  )
}
