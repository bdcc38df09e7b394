import { parentOrigin } from './parentOrigin'

const framed = (referrer: string, ancestors?: readonly string[]) => ({ location: { ancestorOrigins: ancestors as unknown as DOMStringList }, document: { referrer } })

it.each([
  ['the nearest ancestor', framed('https://own.example/x', ['https://tool.example', 'https://outer.example']), 'https://tool.example'],
  ['the referrer where ancestors are not listed', framed('https://tool.example:8443/editor?x=https://other.example'), 'https://tool.example:8443'],
  ['the referrer where ancestors are hidden', framed('https://tool.example/', ['null']), 'https://tool.example'],
  ['nothing where both are hidden', framed('', ['null']), undefined],
  ['nothing for a referrer that is no page of the web', framed('file:///tool.html'), undefined],
])('tells %s', (_, frame, expected) => {
  expect(parentOrigin(frame)).toBe(expected)
})
