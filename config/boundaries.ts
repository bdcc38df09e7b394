// Who may import whom, as data. `npm run boundaries` and tests/architecture read it.

/** The folders of src, from what knows nothing to what knows everything. A folder imports its own step and the steps before it. */
export const tiers = [
  ['config', 'lib', 'ui'],
  ['api'],
  ['hosts', 'services'],
  ['features'],
  ['blocks'],
  ['campaigns'],
  ['app'],
] as const

/** Folders of folders: each child is a unit of its own, entered from outside through its `index.ts` alone. */
export const unitFolders = ['services', 'features'] as const

/** Folders that are one unit, entered from outside through their `index.ts` alone. */
export const sealedFolders = ['hosts'] as const

type UnitImport = { readonly from: string; readonly to: string; readonly why: string }

/** Units of one kind do not know each other, but for these. */
export const allowedUnitImports: readonly UnitImport[] = [
  { from: 'features/activity', to: 'features/appLinks', why: 'Where an activity is over, a ride is still to be had.' },
  { from: 'features/cashInvite', to: 'features/entry', why: 'A withdrawal belongs to the activity that it is paid from.' },
  { from: 'features/cashInvite', to: 'features/session', why: 'A withdrawal belongs to its user (spec 1 §3).' },
  { from: 'features/collect', to: 'features/session', why: 'Drafts belong to the user who typed them (config/adr/0003).' },
  { from: 'features/login', to: 'features/appLinks', why: 'A driver who may not take part is shown the way to customer service.' },
  { from: 'features/login', to: 'features/entry', why: 'A login reports where the person came from (spec 1 §3).' },
  { from: 'features/login', to: 'features/session', why: 'A login makes the session.' },
  { from: 'features/share', to: 'features/entry', why: 'A share reports the activity that it is about (spec 2 §7.4).' },
  { from: 'features/share', to: 'features/session', why: 'A share reports who shared (spec 2 §7.4).' },
  { from: 'features/testDrive', to: 'features/session', why: 'Drafts belong to the user who typed them (config/adr/0003).' },
]

/** What the embedded backend may know of the product: the shapes it answers with, and from a campaign's definition its prefix, sourceId and addresses. */
export const openToMocks = ['^src/lib/', '^src/(services|campaigns)/[^/]+/(contract|\\w+Contract|fixtures)(\\.ts$|/)', '^src/services/[^/]+/[^/]+/\\w+Contract\\.ts$', '^src/services/[^/]+/rows/', '^src/campaigns/([^/]+/(index|api)|defineCampaign)\\.ts$', '^src/campaigns/[^/]+/api/']

/** The files that belong to the embedded backend; only tests, scripts and the service-worker entry may import them. */
export const mockFiles = ['^src/mocks/', '^src/campaigns/[^/]+/mocks(\\.ts$|/)']

/** What the script in the document may take from the product, so that its early call is exactly the app's own. */
export const openToDocument = ['^config/', '^src/lib/', '^src/api/(headers|request)\\.ts$', '^src/services/[^/]+/requests\\.ts$']

/** The host simulator stands on everything, and nothing of the product stands on it: only its own tag in a development document brings it. */
export const simulatorFiles = ['^src/simulator/']

/** What the link workshop reads of it: which hosts and parameters there are, and how its backend is asked and a tester logged in. */
export const openToWorkbench = ['^src/simulator/(choice|params|backend|session/logInAs)\\.ts$']

/** The workbench shows what there is, so it may read everything but the embedded backend and the rest of the simulator; nothing of the product reads it. */
export const workbenchFiles = ['^src/workbench/']
