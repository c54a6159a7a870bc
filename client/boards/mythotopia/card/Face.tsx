import { Fragment, memo } from 'react';
import { GiCompass } from 'react-icons/gi';
import { HIDDEN } from '../../../../games/kit/core';
import type { CardText } from '../../../../games/kit/text/words';
import type { Card } from '../../../../games/mythotopia/card';
import { CARDS, cardOf, cardOfProvince } from '../../../../games/mythotopia/catalogue';
import { isProvince } from '../../../../games/mythotopia/map';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import { Below, Icon, Picture, type FaceProps } from '../../../table';
import { useFit } from '../../../ui/useFit';
import { Abilities, Remarks } from '../../common/Abilities';
import { Coin } from '../../common/Coin';
import { softly } from '../../common/hyphens';
import { Art, Flag, Leaf, Ribbon, Sheet, SlipHead, Text } from '../../common/leaf';
import { lettersIn } from '../../common/lettersIn';
import { SMALLEST } from '../../common/tighter';
import { EMBLEMS, NO_EMBLEM } from '../emblems';
import { seaTone, symbolsOf, toneOf } from '../look/tone';
import { cellOf } from '../map/geometry';
import { Disc, Gives, Line, Page, TokensOn } from './sheet';

/** A card: ribbon with its name, picture, what it gives, what it says. */
export function Face({ id, size, view, words }: FaceProps<Mythotopia>) {
  if (id === HIDDEN) return <Back />;
  // Words can also name places: a province shows its card, a sea or a border a leaf with its name.
  if (isProvince(id)) return <Drawn id={cardOfProvince(id)} size={size} tokens="" words={words} />;
  if (!CARDS.has(id))
    return (
      <Sheet style={seaTone}>
        <Leaf data-size={size}>
          <Ribbon>
            <div>
              <strong>{words.name(id)}</strong>
              {size !== 'small' && <Below name={words.below(id)} />}
            </div>
          </Ribbon>
          <Art>
            <GiCompass aria-hidden />
          </Art>
        </Leaf>
      </Sheet>
    );
  const tokens = view.vp.find((each) => each.id === id)?.tokens.join(' ') ?? '';
  return <Drawn id={id} size={size} tokens={tokens} words={words} />;
}

/** The number of letters from which on a text is long. */
const LONG = 45;

/** How much text a card has; a hand gives it width accordingly. */
function wordiness(text: CardText): 'none' | 'few' | 'many' {
  const letters = lettersIn(text);
  return letters === 0 ? 'none' : letters < LONG ? 'few' : 'many';
}

type DrawnProps = Pick<FaceProps<Mythotopia>, 'id' | 'size' | 'words'> & { tokens: string };

/** Only the tokens on a card change its face. */
const Drawn = memo(function Drawn({ id, size, tokens, words }: DrawnProps) {
  const card = cardOf(id);
  const values = tokens === '' ? [] : tokens.split(' ');
  const leaf = useFit<HTMLElement>(SMALLEST, size === 'normal');
  if (size === 'strip') return <Strip card={card} words={words} />;
  const wordy = wordiness(words.card(id));
  // Many words need the line that symbols would stand in.
  const beside = size === 'normal' && wordy === 'many';
  return (
    <Sheet style={toneOf(card)} data-card={id}>
      <Page ref={leaf} data-size={size} data-words={wordy}>
        <Ribbon>
          <div>
            <strong>{size === 'large' ? words.name(id) : softly(words.name(id), words.language)}</strong>
            {size !== 'small' && <Below name={words.below(id)} />}
          </div>
          {beside && <Symbols card={card} words={words} />}
        </Ribbon>
        <Art>
          <Picture id={id} size={size}>
            <Emblem card={card} />
          </Picture>
        </Art>
        {!beside && <Symbols card={card} words={words} />}
        {values.length > 0 && (
          <Gives>
            <VpTokens values={values} />
          </Gives>
        )}
        {size !== 'small' && <Says card={card} words={words} full={size === 'large'} />}
      </Page>
    </Sheet>
  );
});

/** The same as a strip, for a hand on a phone. */
const Strip = ({ card, words }: Pick<DrawnProps, 'words'> & { card: Card }) => (
  <Line style={toneOf(card)} data-card={card.id} data-words={wordiness(words.card(card.id))}>
    <Flag>
      <Picture id={card.id} size="strip">
        <Emblem card={card} />
      </Picture>
    </Flag>
    <div>
      <SlipHead>
        <strong>{words.name(card.id)}</strong>
        <Symbols card={card} words={words} />
      </SlipHead>
      <Says card={card} words={words} full={false} />
    </div>
  </Line>
);

/** A card's picture; for a province card the province's shape. */
export function Emblem({ card }: { card: Card }) {
  if (card.province === null) {
    const Sign = EMBLEMS[card.type] ?? NO_EMBLEM;
    return <Sign aria-hidden />;
  }
  const { path, box } = cellOf(card.province);
  const side = Math.max(box.width, box.height);
  return (
    <svg
      viewBox={`${box.x - (side - box.width) / 2 - 4} ${box.y - (side - box.height) / 2 - 4} ${side + 8} ${side + 8}`}
      aria-hidden
    >
      <path
        d={path}
        fill="currentColor"
        fillOpacity={0.35}
        stroke="currentColor"
        strokeWidth={side / 30}
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A card's symbols. One type is used at a time, so a stroke separates the types. */
export const Symbols = ({ card, words }: Pick<DrawnProps, 'words'> & { card: Card }) => (
  <Gives>
    {symbolsOf(card).map(({ symbol, n }, i) => (
      <Fragment key={symbol}>
        {i > 0 && <i aria-hidden>/</i>}
        {Array.from({ length: n }, (_, k) => (
          <Disc key={k}>
            <Icon name={symbol} label={words.term(symbol)} />
          </Disc>
        ))}
      </Fragment>
    ))}
  </Gives>
);

/** VP tokens as coins. */
export const VpTokens = ({ values }: { values: readonly (string | number)[] }) => (
  <TokensOn>
    {values.map((value, i) => (
      <Coin key={i}>{value}</Coin>
    ))}
  </TokensOn>
);

function Says({ card, words, full }: Pick<DrawnProps, 'words'> & { card: Card; full: boolean }) {
  const { abilities, keywords } = words.card(card.id);
  if (abilities.length === 0) return null;
  return (
    <Text>
      <Abilities abilities={abilities} full={full} />
      {full && <Remarks lines={keywords} />}
    </Text>
  );
}

/** The back of a card that the viewer may not see. */
const Back = () => (
  <Sheet style={{ '--tone': 'var(--bronze)', '--deep': '#4a3419' }}>
    <Leaf data-size="small" aria-hidden>
      <Art>
        <GiCompass />
      </Art>
    </Leaf>
  </Sheet>
);
