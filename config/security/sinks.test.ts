import { filesUnder, isTest, linesMatching } from '../../tests/architecture/sourceFiles'

const product = filesUnder('src').filter(({ path }) => !isTest(path) && !/^src\/(mocks|simulator|workbench)\//.test(path) && !/\/mocks(\.ts$|\/)/.test(path))
const filesWith = (pattern: RegExp): readonly string[] => [...new Set(linesMatching(product, pattern).map((line) => line.split(':')[0] ?? ''))]

it('turns text into markup in one place, for a picture that it draws itself; a rule comes as sanitised elements', () => {
  expect(filesWith(/\.(innerHTML|outerHTML|srcdoc)\b|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|createContextualFragment|DOMParser/)).toEqual(['src/features/share/poster/qr.ts'])
})

it('makes no code from text', () => {
  expect(filesWith(/\beval\(|new Function\(|(setTimeout|setInterval)\(\s*['"`]/)).toEqual([])
})

it('adds scripts in two places, for its own files and for the vendors\' of config/env: there is no JSONP', () => {
  expect(filesWith(/createElement\(['"]script/)).toEqual(['src/document/bundle.ts', 'src/lib/device/loadScript.ts'])
  expect(filesWith(/jsonp|callback=/i)).toEqual([])
})

it('follows links in two places, which ask first whether it may be followed: a new campaign has no other way', () => {
  expect(filesWith(/\blocation(\.href\s*=[^=]|\[\w+\]\(|\.(assign|replace)\b)|\b(window|document|top|self|globalThis)\.(location\s*=[^=]|open\b)/)).toEqual(['src/lib/history/appHistory.ts', 'src/lib/history/externalNavigation.ts'])
  expect(filesWith(/\bhref=|\.href\s*=[^=]|setAttribute\(['"](href|src|action)|createElement\(['"](a|area|base|iframe|object|embed)['"]|<(area|iframe|embed|form [^>]*action)\b/)).toEqual(['src/app/landing/CampaignCard.tsx', 'src/app/landing/CampaignList.tsx', 'src/lib/device/saveFile.ts', 'src/ui/display/NewPageLink.tsx'])
})

it('saves files in one place, of text that it has made itself', () => {
  expect(filesWith(/createObjectURL\(|\.download\s*=[^=]/)).toEqual(['src/lib/device/saveFile.ts'])
})

it("listens to messages from its parent alone: for a preview, and for the pages that take their session from the driver's app", () => {
  expect(filesWith(/addEventListener\(['"]message['"]|\.onmessage/)).toEqual(['src/features/preview/bufferedMessages.ts', 'src/features/preview/parentLink.ts'])
  expect(filesWith(/= openParentLink\(/)).toEqual(['src/app/tokenGate/useParentToken.ts', 'src/features/preview/usePreview.ts'])
})

it('writes cookies in one place', () => {
  expect(filesWith(/document\.cookie\s*=[^=]/)).toEqual(['src/app/persistence/cookieStorage.ts'])
})
