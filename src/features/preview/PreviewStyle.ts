import { createGlobalStyle, css } from 'styled-components'
import type { BoxMarks } from './previewBoxes'

const COLOUR = '#1677ff'
const FAINT = 'rgba(22, 119, 255, 0.85)'

const selectorOf = (box: string): string => `[data-box='${box}']`

/** Their own outlines (of focus) would compete. */
const outlined = (box: string | null, line: string) =>
  box !== null &&
  css`
    ${selectorOf(box)} {
      outline: ${line} !important;
      outline-offset: -2px !important;
    }
  `

/** A page fills the screen that it was given, not the frame that follows it; boxes (names of fields, nothing from outside) show where they are, and what is still empty takes a place that can be chosen. */
export const PreviewStyle = createGlobalStyle<{ readonly $screen: number; readonly $boxes: readonly string[]; readonly $marks: BoxMarks }>`
  [data-page] {
    min-height: ${({ $screen }) => $screen}px !important;
  }

  ${({ $boxes, $marks }) =>
    $boxes.length > 0 &&
    css`
      ${$boxes.map((box) => `${selectorOf(box)}, ${selectorOf(box)} *`).join(', ')} {
        cursor: pointer !important;
      }

      ${$boxes.map(selectorOf).join(', ')} {
        pointer-events: auto !important;
        outline: 1px dashed ${FAINT} !important;
        outline-offset: -1px !important;
      }

      ${$boxes.map((box) => `${selectorOf(box)}:empty`).join(', ')} {
        min-height: 1.75rem;
      }

      ${outlined($marks.hover, `2px dashed ${COLOUR}`)}
      ${outlined($marks.active, `3px solid ${COLOUR}`)}
    `}
`
