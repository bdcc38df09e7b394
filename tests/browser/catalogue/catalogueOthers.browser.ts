// About 30 s.
import { walkOthers } from './catalogue.ts'

walkOthers('current')
