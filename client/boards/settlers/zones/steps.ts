import { css } from 'styled-components';
import { size } from '../../../theme';
import { lying } from '../card/cottage';

/** What a mat gives its locations at a step of `useFit`: lengths. */
interface Step {
  /** How wide a location is at least and at most. */
  tile: string;
  most: string;
  /** How high it is at least and at most. */
  height: string;
  tallest: string;
  letters: string;
  /** What lies between rows. */
  apart: string;
  /** Whether houses have pictures. */
  pictures: boolean;
  /** Whether rows are so low that a wide house has its picture beside its name. */
  low: boolean;
  /** Whether there is room for the names of kinds, and between goods. */
  roomy: boolean;
}

/** A size of locations that follows the reader's size of cards. */
const sized = (rem: number): string => `calc(var(--card-size) * ${rem}rem)`;

/**
 * Rows grow where there is room; these are the least sizes: houses lie where they are wide, pictures become lower, then go, and
 * places draw together.
 */
const STEPS: readonly Step[] = [
  {
    tile: sized(8.6),
    most: sized(17),
    height: sized(6.6),
    tallest: sized(15),
    letters: '0.95rem',
    apart: '0.4rem',
    pictures: true,
    low: false,
    roomy: true,
  },
  {
    tile: sized(7.6),
    most: sized(16),
    height: sized(5.7),
    tallest: sized(9),
    letters: '0.85rem',
    apart: '0.3rem',
    pictures: true,
    low: true,
    roomy: true,
  },
  {
    tile: sized(6.4),
    most: sized(15),
    height: sized(5),
    tallest: sized(7.4),
    letters: size.tiny,
    apart: '0.22rem',
    pictures: true,
    low: true,
    roomy: false,
  },
  {
    tile: '6rem',
    most: sized(15),
    height: '4.2rem',
    tallest: '5.6rem',
    letters: size.tiny,
    apart: '0.15rem',
    pictures: true,
    low: true,
    roomy: false,
  },
  {
    tile: '6rem',
    most: sized(15),
    height: '3.5rem',
    tallest: '4.6rem',
    letters: size.tiny,
    apart: '0.12rem',
    pictures: true,
    low: true,
    roomy: false,
  },
  {
    tile: '5.5rem',
    most: sized(9),
    height: '3.1rem',
    tallest: '4rem',
    letters: size.tiny,
    apart: '0.08rem',
    pictures: false,
    low: false,
    roomy: false,
  },
  {
    tile: '5.1rem',
    most: sized(9),
    height: '2.7rem',
    tallest: '3.6rem',
    letters: size.tiny,
    apart: '0.05rem',
    pictures: false,
    low: false,
    roomy: false,
  },
];

/** The last step. */
export const CLOSEST = STEPS.length - 1;

/** The steps as styles of the mat. */
export const steps = STEPS.map(
  ({ tile, most, height, tallest, letters, apart, pictures, low, roomy }, step) => css`
    &[data-fit='${step}'] {
      --tile: ${tile};
      --tile-most: ${most};
      --tile-height: ${height};
      --tile-tallest: ${tallest};
      --tile-letters: ${letters};
      --tile-front: ${pictures ? 'grid' : 'none'};
      --row-apart: ${apart};
      --row-empty: ${roomy ? '3.5rem' : '2.6rem'};
      --air: ${roomy ? '0.5rem' : '0.28rem'};
      --kind: ${roomy ? '6rem' : '1.8rem'};
      --kind-named: ${roomy ? 'inline' : 'none'};
      ${low && lying}
    }
  `,
);
