import { loadSuite } from './loadSuite'

await loadSuite('campaigns', 2, 3)
