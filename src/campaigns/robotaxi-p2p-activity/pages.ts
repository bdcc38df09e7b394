import { p2pPages } from '@/blocks/p2p/p2pPages'
import { choice } from './choice'

export const pages = p2pPages(choice)
