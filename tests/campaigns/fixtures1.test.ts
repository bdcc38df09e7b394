import { drawFixtures } from './drawFixtures'

drawFixtures(0, 2)
