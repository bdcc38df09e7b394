import { drawFixtures } from './drawFixtures'

drawFixtures(1, 2)
