import { testShare } from './testShare'

testShare(0)
