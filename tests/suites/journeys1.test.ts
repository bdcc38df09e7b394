import { loadSuite } from './loadSuite'

await loadSuite('journeys', 0, 3)
