import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { useForm } from '../FormContext'
import { asText, type EditorProps } from './editor'
import * as S from './RichTextEditor.styles'
import { richTextExtensions } from './richTextExtensions'
import { RichTextTools } from './RichTextTools'

const htmlOf = (editor: Editor): string | undefined => (editor.isEmpty ? undefined : editor.getHTML())

/** Formatted text. The draft holds its HTML, read and written through the editor's own schema: markup that it does not know is dropped, never run. */
export function RichTextEditor({ path, value, id, label, field, describedBy, isInvalid }: EditorProps) {
  const { edit } = useForm()
  const outer = asText(value) || asText(field.fallback)
  const said = useRef(outer)
  const current = useRef({ edit, path })
  useEffect(() => {
    current.current = { edit, path }
  })
  const editor = useEditor({
    extensions: richTextExtensions,
    content: outer,
    editorProps: { attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, ...(describedBy ? { 'aria-describedby': describedBy } : {}) } },
    onUpdate: (update) => {
      const html = htmlOf(update.editor)
      said.current = html ?? asText(field.fallback)
      current.current.edit(current.current.path, html, true)
    },
  })

  // Undo, import and reset come from outside; what was typed here is there already.
  useEffect(() => {
    if (outer === said.current) return
    said.current = outer
    editor.commands.setContent(outer, { emitUpdate: false })
  }, [editor, outer])

  return (
    <S.Frame $isInvalid={isInvalid}>
      <RichTextTools editor={editor} label={label} />
      <S.Text>
        <EditorContent editor={editor} />
      </S.Text>
    </S.Frame>
  )
}
