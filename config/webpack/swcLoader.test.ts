/** @jest-environment node */
import { promisify } from 'node:util'
import swcLoader from './swcLoader.ts'

type Answer = (error: Error | null, code?: string, map?: string) => void
const load = (file: string, source: string) =>
  promisify((answer: (error: Error | null, code?: string) => void) => {
    const context = { async: (): Answer => answer, resourcePath: `/project/src/${file}`, sourceMap: true }
    swcLoader.call(context as unknown as ThisParameterType<typeof swcLoader>, source)
  })()

it('takes types out, and keeps modules and what webpack reads in comments', async () => {
  const code = await load('a.ts', `import type { A } from './a'\nimport './effect'\nexport const f = <T>(a: A, b = a as T) => import(/* webpackChunkName: "some" */ './b')\n`)
  expect(code).toContain(`import './effect'`)
  expect(code).toMatch(/export const f = \(a, b = a\) *=> *import\(\/\* webpackChunkName: "some" \*\/ '.\/b'\)/)
  expect(code).not.toContain('./a')
})

it('writes JSX as calls, under the automatic runtime', async () => {
  const code = await load('a.tsx', `export const a = <T extends object>(props: T) => <b {...props}>x</b>\n`)
  expect(code).toContain('react/jsx-runtime')
  expect(code).not.toContain('<b')
})

it('fails where the module cannot be read', async () => {
  await expect(load('a.ts', 'const')).rejects.toThrow('Expected')
})
