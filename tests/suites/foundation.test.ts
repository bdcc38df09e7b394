import { loadSuite } from './loadSuite'

await loadSuite('foundation')
