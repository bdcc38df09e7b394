// About 85 s.
import { walkOthers } from './catalogue.ts'

walkOthers('chromium64')
