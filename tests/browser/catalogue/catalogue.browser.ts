// About 140 s.
import { walkAddresses } from './catalogue.ts'

walkAddresses('current')
