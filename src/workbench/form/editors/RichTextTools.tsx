import { useEditorState, type Editor } from '@tiptap/react'
import { useState, type ReactNode } from 'react'
import { Toolbar } from 'react-aria-components'
import { useMessages } from '@/lib/i18n'
import { isSafeLink } from '@/lib/url/safeUrl'
import { Icon } from '../../look/Icon'
import { formMessages } from '../messages'
import { RichTextAddress } from './RichTextAddress'
import { RichTextColours } from './RichTextColours'
import * as S from './RichTextEditor.styles'
import { ALIGNMENTS } from './richTextLooks'
import { NEW_TABLE } from './richTextTable'
import { RichTextTableTools } from './RichTextTableTools'

type Tool = { readonly name: keyof ReturnType<typeof formMessages.read>['tools']; readonly face: ReactNode; readonly isOn: boolean; readonly press: () => void }

/** What is asked for below the tools: the address of a link, or of a picture. */
type Asking = { readonly what: 'link' | 'picture'; readonly address: string } | null

/** What can be done with the text that is selected. */
export function RichTextTools({ editor, label, onPicture }: { readonly editor: Editor; readonly label: string; readonly onPicture: (file: File) => void }) {
  const messages = useMessages(formMessages)
  const [asking, setAsking] = useState<Asking>(null)
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
      table: editor.isActive('table'),
      align: ALIGNMENTS.find((align) => editor.isActive({ align })) ?? 'left',
      colour: String(editor.getAttributes('colour')['color'] ?? ''),
    }),
  })
  const chain = () => editor.chain().focus()
  const align = (name: (typeof ALIGNMENTS)[number]): Tool => ({
    name: `align${name}`,
    face: <Icon name={`align${name}`} size={15} />,
    isOn: on.align === name,
    press: () => {
      const value = name === 'left' ? null : name
      chain().updateAttributes('paragraph', { align: value }).updateAttributes('heading', { align: value }).run()
    },
  })
  const tools: readonly Tool[] = [
    { name: 'bold', face: <Icon name="bold" size={15} />, isOn: on.bold, press: () => chain().toggleBold().run() },
    { name: 'italic', face: <Icon name="italic" size={15} />, isOn: on.italic, press: () => chain().toggleItalic().run() },
    { name: 'underline', face: <Icon name="underline" size={15} />, isOn: on.underline, press: () => chain().toggleUnderline().run() },
    { name: 'heading', face: 'H1', isOn: on.h2, press: () => chain().toggleHeading({ level: 2 }).run() },
    { name: 'subheading', face: 'H2', isOn: on.h3, press: () => chain().toggleHeading({ level: 3 }).run() },
    { name: 'bullets', face: <Icon name="bullets" size={15} />, isOn: on.bullets, press: () => chain().toggleBulletList().run() },
    { name: 'numbers', face: <Icon name="numbers" size={15} />, isOn: on.numbers, press: () => chain().toggleOrderedList().run() },
    ...ALIGNMENTS.map(align),
    { name: 'link', face: <Icon name="link" size={15} />, isOn: on.link, press: () => setAsking(asking?.what === 'link' ? null : { what: 'link', address: String(editor.getAttributes('link')['href'] ?? '') }) },
    { name: 'picture', face: <Icon name="picture" size={15} />, isOn: asking?.what === 'picture', press: () => setAsking(asking?.what === 'picture' ? null : { what: 'picture', address: '' }) },
    { name: 'table', face: <Icon name="table" size={15} />, isOn: on.table, press: () => !on.table && chain().insertContent(NEW_TABLE).run() },
  ]

  function setLink(address: string): void {
    if (address === '') chain().extendMarkRange('link').unsetLink().run()
    else chain().extendMarkRange('link').setLink({ href: address }).run()
    setAsking(null)
  }
  function setPicture(src: string): void {
    if (src !== '') chain().insertContent({ type: 'image', attrs: { src } }).run()
    setAsking(null)
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
          <RichTextColours
            chosen={on.colour}
            onChoose={(color) => (color === '' ? chain().unsetMark('colour').run() : chain().setMark('colour', { color }).run())}
          />
        </S.Tools>
        {on.table && <RichTextTableTools editor={editor} />}
      </Toolbar>
      {asking?.what === 'link' && <RichTextAddress label={messages.linkTarget} first={asking.address} isSafe={isSafeLink} onApply={setLink} />}
      {asking?.what === 'picture' && <RichTextAddress label={messages.pictureAddress} first="" onApply={setPicture} onFile={onPicture} onDone={() => setAsking(null)} />}
    </>
  )
}
