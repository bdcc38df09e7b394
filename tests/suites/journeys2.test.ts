import { loadSuite } from './loadSuite'

await loadSuite('journeys', 1, 3)
