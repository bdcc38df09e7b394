import { loadSuite } from './loadSuite'

await loadSuite('campaigns', 0, 3)
