// About 20 s.
import { walkOthers } from './catalogue.ts'

walkOthers('chromium64')
