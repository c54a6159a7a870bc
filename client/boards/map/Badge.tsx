/** A place's number key, or the mark that it has been picked. */
export const Badge = ({
  badge,
  chosen,
  x,
  y,
}: {
  badge: string | number | null;
  chosen: boolean;
  x: number;
  y: number;
}) =>
  badge === null ? null : (
    <g transform={`translate(${x} ${y})`} className={chosen ? 'badge chosen' : 'badge'}>
      <rect x={-8} y={-9} width={16} height={17} rx={chosen ? 8.5 : 3} />
      <text y={4.5}>{badge}</text>
    </g>
  );
