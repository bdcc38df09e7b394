/** Waves of gold thread, as on the paper of an envelope: from the foot of the stage to behind the envelope. */
export const Waves = () => (
  <svg viewBox="0 0 375 812" preserveAspectRatio="xMidYMax slice" fill="none" stroke="#f5c451" aria-hidden focusable="false">
    <defs>
      <pattern id="envelope-waves" width="75" height="37.500" patternUnits="userSpaceOnUse">
        <path d="M0 37.500a37.500 37.500 0 0 1 75 0M12 37.500a25.500 25.500 0 0 1 51 0M24 37.500a13.500 13.500 0 0 1 27 0M-37.500 18.750a37.500 37.500 0 0 1 75 0M-25.500 18.750a25.500 25.500 0 0 1 51 0M37.500 18.750a37.500 37.500 0 0 1 75 0M49.500 18.750a25.500 25.500 0 0 1 51 0" />
      </pattern>
    </defs>
    <path d="M0 592q94-44 187.500 0t187.500 0v220H0z" fill="url(#envelope-waves)" stroke="none" opacity=".16" />
    <path d="M0 592q94-44 187.500 0t187.500 0" strokeOpacity=".4" strokeWidth="1.500" />
  </svg>
)
