import { isPreviewDocument, isPreviewFrame } from './previewFrame'

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

it.each([
  ['a preview path', '/market-platform-h5/cash/preview', '', top, true],
  ['a preview path with a slash, in capitals', '/market-platform-h5/cash/login/Preview/', '', framed, true],
  ['a live path in a frame with mis=1', '/market-platform-h5/cash/login', '?sourceId=S1&mis=1', framed, true],
  ['a live path with mis=1 and no frame', '/market-platform-h5/cash/login', '?mis=1', top, false],
  ['a live path in a frame', '/market-platform-h5/cash/login', '?mis=0', framed, false],
  ['a path that only begins so', '/market-platform-h5/preview-of-cash', '', framed, false],
] as const)('%s (spec 2 §2.5)', (_, pathname, search, frame, expected) => {
  expect(isPreviewDocument({ pathname, search }, frame)).toBe(expected)
})
