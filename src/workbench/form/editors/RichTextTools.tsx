import { useEditorState, type Editor } from '@tiptap/react'
import { useState, type ReactNode } from 'react'
import { Toolbar } from 'react-aria-components'
import { useMessages } from '@/lib/i18n'
import { isSafeLink } from '@/lib/safeUrl'
import { Icon } from '../../look/Icon'
import { Outlined } from '../../look/ToolButton'
import { formMessages } from '../messages'
import * as S from './RichTextEditor.styles'

type Tool = { readonly name: keyof ReturnType<typeof formMessages.read>['tools']; readonly face: ReactNode; readonly isOn: boolean; readonly press: () => void }

/** What can be done with the text that is selected. */
export function RichTextTools({ editor, label }: { readonly editor: Editor; readonly label: string }) {
  const messages = useMessages(formMessages)
  const [link, setLink] = useState<string | null>(null)
  const on = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      underline: editor.isActive('underline'),
      h2: editor.isActive('heading', { level: 2 }),
      h3: editor.isActive('heading', { level: 3 }),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      link: editor.isActive('link'),
    }),
  })
  const chain = () => editor.chain().focus()
  const tools: readonly Tool[] = [
    { name: 'bold', face: <Icon name="bold" size={15} />, isOn: on.bold, press: () => chain().toggleBold().run() },
    { name: 'italic', face: <Icon name="italic" size={15} />, isOn: on.italic, press: () => chain().toggleItalic().run() },
    { name: 'underline', face: <Icon name="underline" size={15} />, isOn: on.underline, press: () => chain().toggleUnderline().run() },
    { name: 'heading', face: 'H1', isOn: on.h2, press: () => chain().toggleHeading({ level: 2 }).run() },
    { name: 'subheading', face: 'H2', isOn: on.h3, press: () => chain().toggleHeading({ level: 3 }).run() },
    { name: 'bullets', face: <Icon name="bullets" size={15} />, isOn: on.bullets, press: () => chain().toggleBulletList().run() },
    { name: 'numbers', face: <Icon name="numbers" size={15} />, isOn: on.numbers, press: () => chain().toggleOrderedList().run() },
    { name: 'link', face: <Icon name="link" size={15} />, isOn: on.link, press: () => setLink(link === null ? String(editor.getAttributes('link')['href'] ?? '') : null) },
  ]
  const isWrong = link !== null && link !== '' && !isSafeLink(link)

  function setOrClear(): void {
    if (link === null || isWrong) return
    if (link === '') chain().extendMarkRange('link').unsetLink().run()
    else chain().extendMarkRange('link').setLink({ href: link }).run()
    setLink(null)
  }

  return (
    <>
      <Toolbar aria-label={messages.formatting(label)}>
        <S.Tools>
          {tools.map(({ name, face, isOn, press }) => (
            <S.Tool key={name} aria-label={messages.tools[name]} isSelected={isOn} onChange={press}>
              {face}
            </S.Tool>
          ))}
        </S.Tools>
      </Toolbar>
      {link !== null && (
        <S.LinkForm
          onSubmit={(event) => {
            event.preventDefault()
            setOrClear()
          }}
        >
          <input autoFocus aria-label={messages.linkTarget} aria-invalid={isWrong} placeholder={messages.pasteLink} value={link} onChange={({ target }) => setLink(target.value)} />
          <Outlined type="submit" isDisabled={isWrong} style={{ height: 28 }}>
            {messages.apply}
          </Outlined>
        </S.LinkForm>
      )}
    </>
  )
}
