import { testShare } from './testShare'

testShare(2)
