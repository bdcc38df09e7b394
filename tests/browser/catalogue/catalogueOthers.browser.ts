// About 70 s.
import { walkOthers } from './catalogue.ts'

walkOthers('current')
