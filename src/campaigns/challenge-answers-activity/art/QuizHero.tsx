import styled from 'styled-components'
import { Hero } from '@/ui/layout/Hero'
import { fullWidthAtLargeText } from '@/ui/theme'

/** The words on the left, the signpost tall on the right, from the top to the cards. */
export const QuizHero = styled(Hero)`
  min-height: 21.5rem;
  /* 4rem, and room for the whole signpost below the countdown where letters are twice as large. */
  padding-bottom: calc(14.5rem - 168px);
  text-align: left;

  h1 {
    max-width: 55%;
    max-width: ${fullWidthAtLargeText('55%')};
    font-size: 1.625rem;
    font-size: min(2rem, 0.1rem + 7.8vw);
  }

  p {
    max-width: 52%;
    max-width: ${fullWidthAtLargeText('52%')};
  }

  > :not(:last-child) {
    z-index: 1;
  }

  /* The countdown below the words, in two lines: beside it stands the signpost. */
  > :nth-last-child(2) {
    justify-content: flex-start;
    margin-top: 0.375rem;
    padding: 0 50% 0 1rem;

    > * {
      margin-top: 0.375rem;
    }
  }

  > :last-child {
    position: absolute;
    right: 0;
    bottom: 1.75rem;
    width: 48%;
    max-width: 11.5rem;
    margin: 0;
  }
`
