import { loadSuite } from './loadSuite'

await loadSuite('tools')
