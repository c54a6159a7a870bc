import type { IconBaseProps } from 'react-icons';

/** Two houses on a grid of 512, as icons are: light walls, roofs and outlines in the colour of who holds the town. */
export const Town = ({ size, ...props }: IconBaseProps) => (
  <svg viewBox="0 0 512 512" width={size} height={size} {...props}>
    <path d="M62 232h166v222H62z" className="wall" />
    <path d="M26 250L145 92l119 158z" />
    <path d="M206 290h254v196H206z" className="wall" />
    <path d="M168 310l76-142h178l76 142z" />
    <path d="M300 486v-96h66v96zM104 330h46v56h-46z" className="open" />
  </svg>
);
