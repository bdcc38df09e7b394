import { loadSuite } from './loadSuite'

await loadSuite('journeys', 2, 3)
