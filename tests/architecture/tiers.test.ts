import { dirname, join } from 'node:path'
import { allowedUnitImports, mockFiles, openToWorkbench, simulatorFiles, tiers, unitFolders, workbenchFiles } from '../../config/boundaries'
import { filesUnder, importsOf, isTest } from './sourceFiles'

const isMock = (path: string): boolean => mockFiles.some((pattern) => new RegExp(pattern).test(path))
const isSimulator = (path: string): boolean => simulatorFiles.some((pattern) => new RegExp(pattern).test(path))
const isWorkbench = (path: string): boolean => workbenchFiles.some((pattern) => new RegExp(pattern).test(path))
const stepOf = (path: string): number => tiers.findIndex((names) => (names as readonly string[]).includes(path.startsWith('config/') ? 'config' : (path.split('/')[1] ?? '')))
const unitOf = (path: string): string => path.split('/').slice(1, 3).join('/')

function targetOf(importer: string, written: string): string | undefined {
  if (written.startsWith('@/')) return join('src', written.slice(2))
  if (written.startsWith('@config/')) return join('config', written.slice(8))
  return written.startsWith('.') ? join(dirname(importer), written) : undefined
}

const product = filesUnder('src').filter(({ path }) => !isTest(path) && !isMock(path) && !isSimulator(path) && !isWorkbench(path))
const edges = product.flatMap((file) =>
  importsOf(file).flatMap((written) => {
    const to = targetOf(file.path, written)
    return to ? [{ from: file.path, to }] : []
  }),
)
const say = ({ from, to }: { from: string; to: string }): string => `${from} -> ${to}`

it('reads the imports it judges', () => {
  expect(edges.length).toBeGreaterThan(100)
})

it('knows a tier for every folder of src', () => {
  const known = tiers.flat() as readonly string[]
  const folders = new Set(product.map(({ path }) => path.split('/')[1] ?? '').filter((name) => !/\.(ts|tsx)$/.test(name)))
  expect([...folders].filter((name) => !known.includes(name) && name !== 'document')).toEqual([])
})

it('lets imports point to the same tier or further left only', () => {
  const wrong = edges.filter(({ from, to }) => stepOf(from) >= 0 && stepOf(to) > stepOf(from))
  expect(wrong.map(say)).toEqual([])
})

it('enters services and features through their index, and lets units of one kind know each other only where it is listed', () => {
  const isUnit = (path: string): boolean => (unitFolders as readonly string[]).includes(path.split('/')[1] ?? '') && path.startsWith('src/')
  const foreign = edges.filter(({ from, to }) => isUnit(to) && unitOf(from) !== unitOf(to) && !from.startsWith('src/document/'))
  const deep = foreign.filter(({ to }) => to.split('/').length > 3)
  const unlisted = foreign.filter(({ from, to }) => isUnit(from) && from.split('/')[1] === to.split('/')[1] && !allowedUnitImports.some((allowed) => allowed.from === unitOf(from) && allowed.to === unitOf(to)))
  expect({ deep: deep.map(say), unlisted: unlisted.map(say) }).toEqual({ deep: [], unlisted: [] })
})

it('keeps the embedded backend out of the product', () => {
  expect(edges.filter(({ to }) => isMock(`${to}.ts`) || isMock(`${to}/`)).map(say)).toEqual([])
})

it('keeps the simulator out of the product and of the embedded backend', () => {
  const outside = filesUnder('src').filter(({ path }) => !isTest(path) && !isSimulator(path) && !isWorkbench(path))
  expect(outside.length).toBeGreaterThan(100)
  const imports = outside.flatMap((file) => importsOf(file).map((written) => ({ from: file.path, to: targetOf(file.path, written) ?? '' })))
  expect(imports.filter(({ to }) => isSimulator(`${to}/`)).map(say)).toEqual([])
})

it('opens to the workbench of the simulator what is listed, and nothing else', () => {
  const isOpen = (path: string): boolean => openToWorkbench.some((pattern) => new RegExp(pattern).test(path))
  const workbench = filesUnder('src').filter(({ path }) => isWorkbench(path) && !isTest(path))
  const read = workbench.flatMap((file) => importsOf(file).map((written) => ({ from: file.path, to: `${targetOf(file.path, written) ?? ''}.ts` }))).filter(({ to }) => isSimulator(to))
  expect(read.length).toBeGreaterThan(0)
  expect(read.filter(({ to }) => !isOpen(to)).map(say)).toEqual([])
})

it('keeps the workbench out of the product', () => {
  const outside = filesUnder('src').filter(({ path }) => !isTest(path) && !isWorkbench(path))
  const imports = outside.flatMap((file) => importsOf(file).map((written) => ({ from: file.path, to: targetOf(file.path, written) ?? '' })))
  expect(imports.filter(({ to }) => isWorkbench(`${to}/`)).map(say)).toEqual([])
})

it('keeps campaigns apart', () => {
  const campaignOf = (path: string): string | undefined => /^src\/campaigns\/([^/]+)\//.exec(`${path}/`)?.[1]
  const wrong = edges.filter(({ from, to }) => campaignOf(dirname(from)) && to.startsWith('src/campaigns/') && ![campaignOf(dirname(from)), 'defineCampaign'].includes(campaignOf(to)))
  expect(wrong.map(say)).toEqual([])
})
