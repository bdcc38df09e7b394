import styled from 'styled-components'
import { fontSize, landscapeScreen, neutral, zeroAtLargeText, radius } from '@/ui/theme'

export const Hero = styled.div`
  position: relative;
  min-height: 15rem;
  padding: 3rem 1.5rem 3.5rem;
  overflow: hidden;

  /* So that the login button is on the screen. */
  @media ${landscapeScreen} {
    min-height: 9rem;
    padding-top: 1.25rem;
  }
`

export { Card, Heading, HiddenHeading, Lead, PictureSpace, Tagline } from '@/ui/layout/LoginPanel.styles'

export const Art = styled.div`
  position: absolute;
  right: 0;
  bottom: 1rem;
  /* Smaller the narrower the phone: the words beside it need their place. */
  width: calc(78% - 5.5rem);
  max-width: 16rem;
  /* Where letters are large there is none: what is left would be a scrap of it. */
  max-width: ${zeroAtLargeText('16rem')};
  /* The city ends in the air on its left; engines without masks show an edge there. */
  -webkit-mask-image: linear-gradient(to right, transparent, #000 16%);

  @media ${landscapeScreen} {
    max-width: ${zeroAtLargeText('12rem')};
  }
`

export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 1.25rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};

  > span {
    flex: 1 1 8em;
    margin-right: 8px;
    text-wrap: balance;
  }

  /* Its label, not the room around it, stands in line with what is above and below. */
  > button {
    margin: -0.75rem -12px;
  }
`

/** Over a configured picture the colour behind the words is not known, so they bring their own background. */
export const Foot = styled.div<{ $isOnPicture: boolean }>`
  margin-top: 1.25rem;
  padding: 0.375rem 0.75rem;
  border-radius: ${radius.m};
  background-color: ${({ $isOnPicture }) => ($isOnPicture ? 'rgba(255, 255, 255, 0.88)' : 'transparent')};
  color: ${neutral.textFaint};
  font-size: ${fontSize.small};
  text-align: center;
`

export const AppInfo = styled.p`
  margin-top: 0.375rem;
  font-size: ${fontSize.caption};
`

/** Breaks between its parts, never inside one. */
export const AppFact = styled.span`
  display: inline-block;
  margin: 0 0.375rem;
`
