import { rulesetOf } from '../rulesets';

/** The picture of a game in flat shapes, which fill their box: where pictures are plain, and until they are painted. */
export const Shapes = ({ ruleset }: { ruleset: string }) => (
  <svg viewBox="0 0 320 180" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden>
    {rulesetOf(ruleset)?.cover.map(([fill, path]) => (
      <path key={path} fill={fill} d={path} />
    ))}
  </svg>
);
