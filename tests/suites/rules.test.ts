/** @jest-environment <rootDir>/config/jest/nodeEnvironment.cjs */
import { loadSuite } from './loadSuite'

await loadSuite('rules')
