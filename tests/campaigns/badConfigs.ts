import type { AnyPage } from '@/blocks/definePage'

const cyclic: Record<string, unknown> = {}
cyclic['title'] = cyclic
cyclic['bgImage'] = cyclic

/** One of each kind of wrong, over all fields of a page. */
export function badConfigs(fields: AnyPage['config']): Readonly<Record<string, unknown>> {
  const everywhere = (value: unknown) => Object.fromEntries(Object.keys(fields).map((field) => [field, value]))
  return {
    'no object': 'nothing',
    'an array': [],
    'null': null,
    'an empty object': {},
    'numbers everywhere': everywhere(7),
    'objects everywhere': everywhere({ title: { b: {} }, link: 1 }),
    'lists of nothing everywhere': everywhere([null, undefined, 1, 'x', []]),
    'huge texts everywhere': everywhere('x'.repeat(200_000)),
    'huge lists everywhere': everywhere(Array.from({ length: 20_000 }, () => ({ title: 1 }))),
    'script addresses everywhere': everywhere('javascript:alert(1)//'.repeat(20)),
    'prototypes': JSON.parse('{"__proto__":{"title":"polluted"},"constructor":{"prototype":{"x":1}},"title":{"toString":"no"},"bgImage":"javascript:alert(1)"}') as unknown,
    'a circle': cyclic,
  }
}
