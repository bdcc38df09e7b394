import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '@/lib/i18n'
import { ProblemText } from '../FieldHead'
import { useForm } from '../FormContext'
import { formMessages } from '../messages'
import { uploadImage, type UploadFault } from '../uploadImage'
import { asText, type EditorProps } from './editor'
import * as S from './RichTextEditor.styles'
import { richTextExtensions } from './richTextExtensions'
import { RichTextTools } from './RichTextTools'

const htmlOf = (editor: Editor): string | undefined => (editor.isEmpty ? undefined : editor.getHTML())

/** Formatted text. The draft holds its HTML, read and written through the editor's own schema: markup that it does not know is dropped, never run. */
export function RichTextEditor({ path, value, id, label, field, describedBy, isInvalid }: EditorProps) {
  const { edit } = useForm()
  const outer = asText(value) || asText(field.fallback)
  const { uploads } = useMessages(formMessages)
  const [fault, setFault] = useState<UploadFault | null>(null)
  const said = useRef(outer)
  const current = useRef({ edit, path })
  useEffect(() => {
    current.current = { edit, path }
  })
  const editor = useEditor({
    extensions: richTextExtensions,
    content: outer,
    editorProps: {
      handlePaste: (_, { clipboardData }) => takeFile(clipboardData),
      handleDrop: (_, { dataTransfer }) => takeFile(dataTransfer),
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, ...(describedBy ? { 'aria-describedby': describedBy } : {}) },
    },
    onUpdate: (update) => {
      const html = htmlOf(update.editor)
      said.current = html ?? asText(field.fallback)
      current.current.edit(current.current.path, html, true)
    },
  })

  async function insert(file: File): Promise<void> {
    const upload = await uploadImage(file)
    setFault(upload.kind === 'done' ? null : upload.kind)
    if (upload.kind === 'done') editor.chain().focus().insertContent({ type: 'image', attrs: { src: upload.address } }).run()
  }
  /** A table that is copied from a sheet comes with a picture of it too: then its text is what is meant. */
  function takeFile(data: DataTransfer | null): boolean {
    const file = data?.files[0]
    if (!file || data.getData('text/html') !== '') return false
    void insert(file)
    return true
  }

  // Undo, import and reset come from outside; what was typed here is there already.
  useEffect(() => {
    if (outer === said.current) return
    said.current = outer
    editor.commands.setContent(outer, { emitUpdate: false })
  }, [editor, outer])

  return (
    <S.Frame $isInvalid={isInvalid}>
      <RichTextTools editor={editor} label={label} onPicture={(file) => void insert(file)} />
      <div role="alert">{fault && <ProblemText text={uploads[fault]} />}</div>
      <S.Text>
        <EditorContent editor={editor} />
      </S.Text>
    </S.Frame>
  )
}
