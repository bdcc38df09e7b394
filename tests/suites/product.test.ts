import { loadSuite } from './loadSuite'

await loadSuite('product')
