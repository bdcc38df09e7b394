import styled from 'styled-components'
import { landscapeScreen } from '@/ui/theme'

/** On a phone that lies they would run through the title. */
const Lane = styled.path`
  @media ${landscapeScreen} {
    display: none;
  }
`

/** The street at night through a taxi's windscreen: houses, their lights and the lamps on the way, above the dashboard. */
export const Windscreen = () => (
  <svg viewBox="0 0 375 812" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden focusable="false">
    <path d="M-60 600V196h46v-34h40v58h34v60h28v66h30v54h32l37 40 37-40h32v-62h28v-56h30v-66h36v-70h42v40h53v414z" fill="#000" fillOpacity=".22" />
    <path d="M-12 230h8v12h-8zm0 40h8v12h-8zm16-66h8v12H4zm34 44h8v12h-8zm0 44h8v12h-8zm34 6h8v12h-8zm0 40h8v12h-8zm30 34h8v12h-8zM300 250h8v12h-8zm0 44h8v12h-8zm34-74h8v12h-8zm22 40h8v12h-8zm-22 40h8v12h-8zm-66 40h8v12h-8zm-28 46h8v12h-8z" fill="#ffb84d" fillOpacity=".5" />
    <path d="M187.500 420L-60 700h495z" fill="#000" fillOpacity=".28" />
    <Lane d="M187.500 430v18m0 16v26m0 22v36m0 30v48" stroke="#ffe6c4" strokeOpacity=".3" strokeWidth="4" strokeLinecap="round" />
    <g fill="#ffb84d">
      <circle cx="42" cy="150" r="26" fillOpacity=".1" />
      <circle cx="42" cy="150" r="9" fillOpacity=".4" />
      <circle cx="334" cy="132" r="30" fillOpacity=".1" />
      <circle cx="334" cy="132" r="10" fillOpacity=".4" />
      <circle cx="104" cy="246" r="15" fillOpacity=".12" />
      <circle cx="104" cy="246" r="5" fillOpacity=".45" />
      <circle cx="270" cy="236" r="16" fillOpacity=".12" />
      <circle cx="270" cy="236" r="5.500" fillOpacity=".45" />
    </g>
    <path d="M-60 640q247.500-84 495 0v230H-60z" fill="#1b1211" />
    <path d="M-60 640q247.500-84 495 0" stroke="#ffb84d" strokeOpacity=".45" strokeWidth="2" />
  </svg>
)
