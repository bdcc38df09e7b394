// About 40 s.
import { walkAddresses } from './catalogue.ts'

walkAddresses('current')
