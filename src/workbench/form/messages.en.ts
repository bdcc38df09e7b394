import type { Translation } from '@/lib/i18n'
import type { FieldEditor } from '@/lib/pageConfig'
import type { zh } from './messages'
import type { PictureFacts } from './uploadImage'

const sizeOf = ({ kilobytes }: PictureFacts): string => (kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`)

const kinds: Readonly<Record<FieldEditor, string>> = {
  text: 'text',
  longText: 'text',
  richText: 'text',
  colour: 'a colour',
  image: 'the address of a picture',
  link: 'a link',
  number: 'a number',
  switch: 'on or off',
  date: 'a time',
  choice: 'one of its choices',
  list: 'a list',
  group: 'a group of fields',
}

export const messages: Translation<typeof zh> = {
  title: 'Page configuration',
  set: (count) => (count === 0 ? 'All at their defaults' : `${count} set`),
  resetAll: 'Reset everything to defaults',
  resetField: (label) => `Reset to default: ${label}`,
  noFields: 'Nothing of this page can be configured.',
  on: 'On',
  off: 'Off',
  pageDefault: "The page's own text",
  pasteLink: 'https:// link, app link or a path that starts with /',
  pasteImage: 'Picture address (https://)',
  upload: 'Upload',
  uploadFor: (label) => `Upload a picture: ${label}`,
  uploading: 'Making the picture smaller…',
  uploaded: (kilobytes) => `Uploaded picture · ${kilobytes} KB`,
  uploadDone: (from, to) =>
    from.type === to.type
      ? `Made smaller: ${sizeOf(from)} → ${sizeOf(to)}`
      : `Converted from ${from.type} (${sizeOf(from)}) to ${to.type} (${sizeOf(to)})${to.type === 'WEBP' ? ', still transparent; phones before iOS 14 show no WebP' : ''}`,
  removePicture: (label) => `Remove the picture: ${label}`,
  dropHint: 'or drop or paste a picture',
  uploads: {
    notPicture: 'Only PNG, JPEG, WebP and GIF pictures',
    tooLarge: 'Still too large after compression, please take a smaller one',
    unreadable: 'This picture cannot be read',
  },
  pickColour: (label) => `Pick a colour: ${label}`,
  hue: 'Hue',
  formatting: (label) => `Formatting: ${label}`,
  tools: { bold: 'Bold', italic: 'Italic', underline: 'Underline', heading: 'Heading', subheading: 'Subheading', bullets: 'Bulleted list', numbers: 'Numbered list', alignleft: 'Align left', aligncenter: 'Centre', alignright: 'Align right', link: 'Link', picture: 'Insert a picture', table: 'Insert a table' },
  tableTools: { addRow: 'Add a row', addColumn: 'Add a column', deleteRow: 'Delete the row', deleteColumn: 'Delete the column', headerRow: 'First row as head', deleteTable: 'Delete the table' },
  wordColour: 'Colour of the words',
  noColour: 'No colour of their own',
  colourNames: { '#d42a17': 'Red', '#b45309': 'Orange', '#0a7a55': 'Green', '#1769c7': 'Blue', '#7c3aed': 'Purple', '#667085': 'Grey' },
  pictureAddress: 'Picture address',
  linkTarget: 'Link address',
  apply: 'Apply',
  list: {
    entry: (number) => `Entry ${number}`,
    add: 'Add an entry',
    full: (most) => `At most ${most}`,
    none: 'Nothing here yet',
    fromDefault: "The page's own entries; they become yours when you edit one",
    move: (name) => `Drag to sort: ${name}`,
    remove: (name) => `Remove: ${name}`,
    copy: (name) => `Duplicate: ${name}`,
    howToMove: 'Press space to lift, the arrow keys to move, space again to drop, Escape to cancel.',
    lifted: (name) => `${name} lifted`,
    over: (name, place) => `${name} moved to place ${place}`,
    dropped: (name, place) => `${name} dropped at place ${place}`,
    cancelled: (name) => `${name} was not moved`,
  },
  problemsTitle: (count) => (count === 1 ? '1 problem; the field shows its default' : `${count} problems; these fields show their defaults`),
  whole: 'The whole configuration',
  problems: {
    type: (kind) => `The wrong kind of value: this takes ${kinds[kind]}`,
    format: (example) => (example ? `The wrong format; an example: ${example}` : 'The wrong format'),
    unsafe: (isPicture) => `Not a safe address; please use one with https://, such as https://${isPicture ? 'cdn.example.com/hero.png' : 'www.example.com/activity'}`,
    tooLong: (length, max) => `Too long: ${length} now, at most ${max}`,
    outOfRange: (min, max) => `Out of range: ${min} to ${max}`,
    notAChoice: (choices) => `None of the choices: ${choices.join(', ')}`,
  },
  range: (min, max) => `${min} to ${max}`,
  most: (count, max) => `${count}/${max}`,
  tooPale: (contrast, drawn) => (drawn ? `White on it is ${contrast}:1: drawn as ${drawn}` : `White on it is ${contrast}:1: dark text instead`),
  shanghai: 'Shanghai time',
}
