import { testShare } from './testShare'

testShare(4)
