import { Extension, Mark, Node } from '@tiptap/core'
import { isSafeImage } from '@/lib/url/safeUrl'

// Pictures, alignment and colours as attributes: the pages' policy forbids styles that are written as text.

export const ALIGNMENTS = ['left', 'center', 'right'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

/** The colours of words that a rule may have: each reaches 4.5:1 on white. */
export const COLOURS = ['#d42a17', '#b45309', '#0a7a55', '#1769c7', '#7c3aed', '#667085'] as const

const ALIGNED = ['paragraph', 'heading']

export const picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (element) => (isSafeImage(element.getAttribute('src') ?? '') ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

export const alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ALIGNED,
      attributes: {
        align: {
          default: null,
          parseHTML: (element: HTMLElement) => {
            const said = (element.getAttribute('align') ?? element.style.textAlign).toLowerCase()
            return said === 'center' || said === 'right' ? said : null
          },
          renderHTML: ({ align }: Readonly<Record<string, unknown>>) => (align ? { align } : {}),
        },
      },
    },
  ],
})

const known = (colour: string): { color: string } | false => {
  const hex = hexOf(colour)
  return COLOURS.some((one) => one === hex) ? { color: hex } : false
}

/** `rgb(212, 42, 23)`, as browsers write it on the clipboard, as `#d42a17`. */
function hexOf(colour: string): string {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour.trim())
  return (parts ? `#${parts.slice(1).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : colour).toLowerCase()
}

export const colour = Mark.create({
  name: 'colour',
  addAttributes: () => ({ color: { default: null } }),
  parseHTML: () => [
    { tag: 'font[color]', getAttrs: (element) => known(element.getAttribute('color') ?? '') },
    { style: 'color', getAttrs: (value) => known(value) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['font', HTMLAttributes, 0],
})
