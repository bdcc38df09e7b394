import { cruise, type IForbiddenRuleType, type IReporterOutput, type ICruiseResult } from 'dependency-cruiser'
import { allowedUnitImports, mockFiles, openToDocument, openToMocks, openToWorkbench, sealedFolders, simulatorFiles, tiers, unitFolders, workbenchFiles } from '../../boundaries.ts'

const tests = '\\.test\\.tsx?$|^src/campaigns/[^/]+/tests/'
const folder = (name: string): string => (name === 'config' ? '^config/' : `^src/${name}/`)
const anyOf = (paths: readonly string[]): string => paths.join('|')

const tierRules: IForbiddenRuleType[] = tiers.slice(0, -1).map((names, step) => ({
  name: `tier-${names.join('-')}`,
  comment: `${names.join(', ')} may import ${tiers.slice(0, step + 1).flat().join(', ')} only. Move the shared part left, or pass it in from the right.`,
  severity: 'error',
  from: { path: names.map(folder), pathNot: [tests, '^config/(scripts|documents|jest|contract)/', ...mockFiles] },
  to: { path: tiers.slice(step + 1).flat().map(folder) },
}))

const exceptionsFrom = (unit: string): string[] => allowedUnitImports.filter(({ from }) => from === unit).map(({ to }) => `^src/${to}/`)

const unitRules: IForbiddenRuleType[] = unitFolders.flatMap((name) => [
  {
    name: `${name}-through-index`,
    comment: `A ${name} folder is entered through its index.ts: export there what others need.`,
    severity: 'error',
    from: { path: '^src/([^/]+/[^/]+)', pathNot: [tests, anyOf(mockFiles), anyOf(simulatorFiles), '^src/document/'] },
    to: { path: `^src/${name}/[^/]+/`, pathNot: ['^src/$1/', `^src/${name}/[^/]+/index\\.tsx?$`] },
  },
  {
    name: `${name}-apart`,
    comment: `Two ${name} know each other only where config/boundaries.ts lists them with a reason.`,
    severity: 'error',
    from: { path: `^src/(${name}/[^/]+)/`, pathNot: [tests, ...allowedUnitImports.map(({ from }) => `^src/${from}/`)] },
    to: { path: `^src/${name}/[^/]+/`, pathNot: ['^src/$1/'] },
  },
])

const exceptionRules: IForbiddenRuleType[] = [...new Set(allowedUnitImports.map(({ from }) => from))].map((unit) => ({
  name: `${unit}-knows-only-listed`,
  severity: 'error',
  from: { path: `^src/${unit}/`, pathNot: [tests] },
  to: { path: `^src/${unit.split('/')[0] ?? ''}/[^/]+/`, pathNot: [`^src/${unit}/`, ...exceptionsFrom(unit)] },
}))

const rules: IForbiddenRuleType[] = [
  ...tierRules,
  ...unitRules,
  ...exceptionRules,
  ...sealedFolders.map((name): IForbiddenRuleType => ({
    name: `${name}-through-index`,
    severity: 'error',
    from: { path: '^src/', pathNot: [`^src/${name}/`, tests, ...simulatorFiles] },
    to: { path: `^src/${name}/`, pathNot: [`^src/${name}/index\\.tsx?$`] },
  })),
  {
    name: 'campaigns-apart',
    comment: 'A campaign never imports another: what two share is a block or a feature.',
    severity: 'error',
    from: { path: '^src/campaigns/([^/]+)/' },
    to: { path: '^src/campaigns/[^/]+/', pathNot: ['^src/campaigns/$1/'] },
  },
  {
    name: 'nobody-imports-mocks',
    comment: 'The embedded backend is never part of the product: only tests and dev entry points import it.',
    severity: 'error',
    from: { path: '^src/', pathNot: [tests, ...mockFiles, ...simulatorFiles] },
    to: { path: mockFiles },
  },
  {
    name: 'nobody-imports-simulator',
    comment: 'The simulator is never part of the product: a development document brings it as a script of its own, and what replays a recording on the command line is the same player.',
    severity: 'error',
    from: { path: '^(src|config)/', pathNot: [tests, ...simulatorFiles, ...workbenchFiles, '^config/scripts/server/simulator\\.ts$', '^config/scripts/replay/'] },
    to: { path: simulatorFiles },
  },
  {
    name: 'workbench-knows-few-of-simulator',
    comment: 'The workbench reads of the simulator what config/boundaries.ts opens to it, and nothing else.',
    severity: 'error',
    from: { path: workbenchFiles, pathNot: [tests] },
    to: { path: simulatorFiles, pathNot: openToWorkbench },
  },
  {
    name: 'nobody-imports-workbench',
    comment: 'The workbench is a tool beside the product: a document of its own brings it.',
    severity: 'error',
    from: { path: '^(src|config)/', pathNot: [tests, ...workbenchFiles, '^config/scripts/(link|gallery)/'] },
    to: { path: workbenchFiles },
  },
  {
    name: 'mocks-know-shapes-only',
    comment: 'The embedded backend imports contracts and fixtures, so that it cannot share a mistake with the product.',
    severity: 'error',
    from: { path: mockFiles, pathNot: [tests] },
    to: { path: '^src/', pathNot: [...mockFiles, ...openToMocks] },
  },
  {
    name: 'document-is-small',
    comment: 'The script in the document imports only what makes its early call the same as the app would make.',
    severity: 'error',
    from: { path: '^src/document/', pathNot: [tests] },
    to: { path: ['^src/', '^config/'], pathNot: ['^src/document/', ...openToDocument] },
  },
  { name: 'nobody-imports-document', severity: 'error', from: { path: '^src/', pathNot: ['^src/document/'] }, to: { path: '^src/document/' } },
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  { name: 'resolves', severity: 'error', from: { path: '^(src|config)/' }, to: { couldNotResolve: true } },
]

const { output } = (await cruise(
  ['src', 'config'],
  {
    ruleSet: { forbidden: rules },
    validate: true,
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^config/(nginx|lint|jest)/' },
  },
  {
    alias: { '@config': `${process.cwd()}/config`, '@': `${process.cwd()}/src` },
    extensions: ['.ts', '.tsx', '.js', '.json'],
    conditionNames: ['import', 'module', 'require', 'node', 'types', 'default'],
    exportsFields: ['exports'],
    mainFields: ['module', 'main', 'types'],
  },
)) as IReporterOutput & { output: ICruiseResult }

// Without a parser that reads TypeScript the tool finds no module and passes: that must not look like success.
const own = output.modules.filter(({ source }) => /^src\/.*\.tsx?$/.test(source))
const edges = own.flatMap(({ dependencies }) => dependencies).filter(({ resolved }) => resolved.startsWith('src/'))
if (own.length === 0 || edges.length === 0) throw new Error(`Read ${own.length} modules and ${edges.length} imports of src: the parser does not work.`)

const { violations } = output.summary
for (const { rule, from, to, cycle } of violations) {
  const comment = rules.find(({ name }) => name === rule.name)?.comment ?? ''
  console.error(`${rule.name}: ${from} -> ${cycle ? cycle.map(({ name }) => name).join(' -> ') : to}\n  ${comment}`)
}
console.log(`boundaries: ${own.length} modules, ${edges.length} imports, ${violations.length} violations`)
if (violations.length > 0) process.exitCode = 1
