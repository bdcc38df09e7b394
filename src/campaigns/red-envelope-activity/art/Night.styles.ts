import styled from 'styled-components'

/** The roofs stand behind the button. */
export const Ground = styled.div`
  position: absolute;
  right: 0;
  bottom: 5rem;
  left: 0;

  svg {
    display: block;
  }

  &::after {
    content: '';
    position: absolute;
    top: 100%;
    right: 0;
    left: 0;
    height: 5rem;
    background-color: rgba(11, 11, 42, 0.75);
  }
`
