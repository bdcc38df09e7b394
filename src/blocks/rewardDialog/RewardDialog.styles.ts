import styled from 'styled-components'
import { fontSize, landscapeScreen, neutral, plainButton, radius, shortLines, wrapAtCommas } from '@/ui/theme'

export const Stack = styled.div`
  position: relative;
`

export const Title = styled.h2`
  font-size: ${fontSize.title};
  /* The longest word of it has one line, however large letters are. */
  font-size: min(${fontSize.title}, 8.5vw);
  font-weight: 600;
  line-height: 1.4;
`

export const Amount = styled.p`
  margin: 0.5rem 0 0.25rem;
  font-size: 3.5rem;
  font-size: min(3.5rem, 18vw);
  line-height: 1.1;
`

export const Art = styled.div`
  width: 9rem;
  max-width: 100%;
  margin: 0.75rem auto 0.25rem;

  img {
    width: 100%;
    max-height: 8rem;
    border-radius: ${radius.m};
    object-fit: contain;
  }
`

export const Name = styled.p`
  color: ${neutral.text};
  font-size: ${fontSize.title};
  font-weight: 600;
  line-height: 1.4;
`

export const Note = styled.p`
  margin-top: 0.25rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  line-height: 1.5;
  white-space: pre-line;
  ${wrapAtCommas}
`

export const Next = styled.div`
  margin-top: 1.25rem;
`

export const Other = styled.div`
  margin-top: 0.5rem;
`

export const Close = styled.button`
  ${plainButton}
  display: block;
  width: 2.75rem;
  height: 2.75rem;
  margin: 1rem auto 0;
  color: #fff;

  svg {
    display: block;
    width: 100%;
    height: 100%;
  }

  @media ${landscapeScreen} {
    position: absolute;
    top: 0;
    left: 100%;
    margin: 0 0 0 0.25rem;
  }

  /* Below the panel it would be below the screen. */
  ${shortLines} {
    position: absolute;
    top: 2px;
    right: 2px;
    width: 44px;
    height: 44px;
    margin: 0;
  }
`

export const Goods = styled.p`
  margin: 0.5rem 0 0.25rem;
  font-size: ${fontSize.heading};
  font-weight: 700;
  line-height: 1.4;
`
