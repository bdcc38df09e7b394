import { Extension, Node } from '@tiptap/core'
import { addRowAfter, goToNextCell, tableEditing } from '@tiptap/pm/tables'

// Tables by ProseMirror's own module for them, in the form that the pages' sanitiser lets through: no widths, no styles.

const ROLES: Readonly<Record<string, string>> = { table: 'table', tableRow: 'row', tableCell: 'cell', tableHeader: 'header_cell' }

/** How many cells wide or high a cell is; `colwidth` is what the module keeps widths in, which are nothing of a rule. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.max(1, Number(element.getAttribute(name)) || 1),
  renderHTML: ({ [name]: cells }: Readonly<Record<string, unknown>>) => (cells === 1 ? {} : { [name]: cells }),
})

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan'), colwidth: { default: null, rendered: false } }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
})

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const tableKeys = Extension.create({
  name: 'tableKeys',
  extendNodeSchema: ({ name }) => ({ tableRole: ROLES[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts: () => ({
    // At the end of the table Tab makes a row more, as people know it; outside a table it goes to the next field.
    Tab: ({ editor: { state, view } }) => goToNextCell(1)(state, view.dispatch) || (addRowAfter(state, view.dispatch) && goToNextCell(1)(view.state, view.dispatch)),
    'Shift-Tab': ({ editor: { state, view } }) => goToNextCell(-1)(state, view.dispatch),
  }),
})

export const tableExtensions = [table, tableRow, cell('tableCell', 'td'), cell('tableHeader', 'th'), tableKeys]

const cells = (type: 'tableCell' | 'tableHeader') => Array.from({ length: 2 }, () => ({ type, content: [{ type: 'paragraph' }] }))

/** Two columns under a head, to begin with. */
export const NEW_TABLE = { type: 'table', content: [{ type: 'tableRow', content: cells('tableHeader') }, { type: 'tableRow', content: cells('tableCell') }, { type: 'tableRow', content: cells('tableCell') }] }
