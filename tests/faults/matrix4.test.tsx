import { testShare } from './testShare'

testShare(3)
