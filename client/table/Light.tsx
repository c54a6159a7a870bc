import styled from 'styled-components';
import { eitherOf } from '../theme';

/** The filter itself shows nothing. It is not `display: none`: some browsers do not apply such a filter. */
const Nowhere = styled.svg`
  position: absolute;
  width: 0;
  height: 0;
`;

const CAST = { floodColor: eitherOf(['#2a1806', '#000000']), floodOpacity: 0.55 };

/**
 * The light over the table: lifts what is drawn with it (`LIT`) into a piece, round at its edges, lighter to the left and the far side,
 * darker to the right, with its shadow beside it. Hue and outline stay the sign's own.
 */
export const Light = () => (
  <Nowhere aria-hidden>
    <filter id="lit" x="-15%" y="-15%" width="140%" height="145%" colorInterpolationFilters="sRGB">
      <feGaussianBlur in="SourceAlpha" stdDeviation="0.6" result="height" />
      <feDiffuseLighting in="height" surfaceScale="2.2" diffuseConstant="1.25" lightingColor="#fff" result="shade">
        <feDistantLight azimuth="225" elevation="52" />
      </feDiffuseLighting>
      <feComposite in="SourceGraphic" in2="shade" operator="arithmetic" k1="0.45" k2="0.56" result="body" />
      <feSpecularLighting
        in="height"
        surfaceScale="2.4"
        specularConstant="0.7"
        specularExponent="18"
        lightingColor="#fff4d6"
        result="gleam"
      >
        <feDistantLight azimuth="225" elevation="42" />
      </feSpecularLighting>
      <feComposite in="gleam" in2="SourceAlpha" operator="in" result="edge" />
      <feComposite in="body" in2="edge" operator="arithmetic" k2="1" k3="0.6" result="lifted" />
      <feComposite in="lifted" in2="SourceAlpha" operator="in" result="piece" />
      <feDropShadow in="SourceAlpha" dx="1" dy="1.5" stdDeviation="0.7" style={CAST} result="cast" />
      <feMerge>
        <feMergeNode in="cast" />
        <feMergeNode in="piece" />
      </feMerge>
    </filter>
  </Nowhere>
);
