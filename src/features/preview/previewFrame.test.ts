import { isPreviewFrame, parentOrigin } from './previewFrame'

const top = {} as { parent: Window }
top.parent = top as unknown as Window
const framed = { parent: top as unknown as Window }

it.each([
  ['mis=1 in a frame', 1, framed, true],
  ['mis=1 outside a frame: the mini-program handoff', 1, top, false],
  ['a frame without mis=1', 0, framed, false],
] as const)('%s (spec 2 §2.5)', (_, mis, frame, expected) => {
  expect(isPreviewFrame(mis, frame)).toBe(expected)
})

it('speaks to the origin that the frame was opened from, and to nobody when it is not known', () => {
  expect(parentOrigin(framed, 'https://tool.example/editor?x=1')).toBe('https://tool.example')
  expect(parentOrigin(framed, '')).toBeUndefined()
  expect(parentOrigin(top, 'https://tool.example/editor')).toBeUndefined()
})
