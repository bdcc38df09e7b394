import { loadSuite } from './loadSuite'

await loadSuite('campaigns', 1, 3)
