import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';
import { useQuestion, useSpot } from '../../table';
import type { Pointing } from './usePointing';

interface Props {
  place: string;
  name: string;
  /** What stands there, in words for screen readers. */
  facts: string;
  path: string;
  /** Id of the clip path of its glow, where neighbours share a border. */
  clip?: string;
  className?: string;
  pointing: Pointing;
}

/** The shape of a place: a button that glows inside its own outline. */
export function PlaceShape({ place, name, facts, path, clip, className = '', pointing }: Props) {
  const { selectable, chosen, button, menu } = useSpot({ at: place, label: name });
  const { isCalm = false } = useQuestion();
  const element = useRef<SVGPathElement>(null);
  const { point, leave, wasDragged, meant, home, enter } = pointing;
  useEffect(() => leave, [leave]);
  return (
    <>
      <g
        className={`place ${className}`}
        data-glow={chosen ? 'chosen' : selectable && isCalm ? 'calm' : selectable}
        clipPath={clip && `url(#${clip})`}
      >
        <path d={path} className="rim" />
        <path d={path} className="glow" />
        <path
          ref={element}
          d={path}
          className="shape"
          {...button}
          role="button"
          tabIndex={selectable || home === place ? 0 : -1}
          aria-label={`${button['aria-label']}. ${facts}`}
          onPointerEnter={(event: PointerEvent<SVGPathElement>) => {
            if (event.pointerType === 'mouse') point(place, event.currentTarget, 'pointer');
          }}
          onPointerLeave={leave}
          onFocus={(event: FocusEvent<SVGPathElement>) => {
            button.onFocus(event);
            enter(place);
            if (event.currentTarget.matches(':focus-visible')) point(place, event.currentTarget, 'focus');
          }}
          onBlur={leave}
          onClick={(event) => {
            if (wasDragged()) return;
            const other = selectable ? null : meant(event.currentTarget, event);
            if (other) {
              other.dispatchEvent(new MouseEvent('click', { bubbles: true }));
              return;
            }
            if (selectable) leave();
            else point(place, event.currentTarget, 'touch');
            button.onClick(event);
          }}
          onKeyDown={(event) => {
            button.onKeyDown(event);
            // An SVG path is no button, so it has to react to these keys itself.
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            event.stopPropagation();
            element.current?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          }}
        />
      </g>
      {menu}
    </>
  );
}
