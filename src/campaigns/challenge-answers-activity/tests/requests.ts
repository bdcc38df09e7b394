import type { Samples } from '../../../../config/contract/samples'

export const requests: Samples = { submitChallengeAnswers: [{ roundId: 'R1', answers: [{ questionId: 'q1', optionId: '2' }] }] }
