import { p2pHome } from '@/blocks/p2p/p2pHome'
import { choice } from './choice'

export const page = p2pHome(choice)
