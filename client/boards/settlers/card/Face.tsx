import { Fragment, memo } from 'react';
import { HIDDEN } from '../../../../games/kit/core';
import { plain, type Token } from '../../../../games/kit/text/words';
import type { Card } from '../../../../games/settlers/card';
import { CARDS, cardOf } from '../../../../games/settlers/catalogue';
import { ATTACK_CARDS } from '../../../../games/settlers/solo';
import type { Settlers } from '../../../../games/settlers/state';
import { Below, Icon, Tokens, type FaceProps } from '../../../table';
import { useFit } from '../../../ui/useFit';
import { Emblem } from './Emblem';
import { attackTone, plainTone, toneOf } from '../look/tone';
import { Colours, Cost, Razed, Signs } from './Signs';
import { Sheet, Slip, SlipHead, Text } from '../../common/leaf';
import { SMALLEST } from '../../common/tighter';
import { Flag, Front, House, Roof, Tag, Tags } from './sheet';

/** A card: roof with its name, picture with cost, deal and raze field, what it says. */
export function Face({ id, size, words }: FaceProps<Settlers>) {
  if (id === HIDDEN) return <Back />;
  if (ATTACK_CARDS.has(id)) return <Attack id={id} size={size} words={words} />;
  return CARDS.has(id) ? <Drawn id={id} size={size} words={words} /> : <Back />;
}

type DrawnProps = Pick<FaceProps<Settlers>, 'id' | 'size' | 'words'>;

/** What a face looks like does not change with the match: it is drawn once. */
const Drawn = memo(function Drawn({ id, size, words }: DrawnProps) {
  const card = cardOf(id);
  const house = useFit<HTMLElement>(SMALLEST, size === 'normal');
  if (size === 'strip') return <Strip card={card} words={words} />;
  return (
    <Sheet style={toneOf(card)} data-card={id}>
      <House ref={house} data-size={size}>
        <Roof>
          <Colours card={card} words={words} />
          <div>
            <strong>{words.name(id)}</strong>
            {size !== 'small' && <Below name={words.below(id)} />}
          </div>
          <Icon name={card.category} label={words.term(card.category)} />
        </Roof>
        <Front>
          <Emblem id={id} />
          <Tags data-tags>
            <Tag>
              <Cost card={card} words={words} />
            </Tag>
          </Tags>
          <Tags $right data-tags>
            <Uses card={card} words={words} />
          </Tags>
        </Front>
        {size !== 'small' && <Sayings card={card} words={words} full={size === 'large'} />}
      </House>
    </Sheet>
  );
});

/** What the card is good for besides being built: as a deal, razed (S2.4). */
const Uses = ({ card: { deal, raze }, words }: { card: Card; words: DrawnProps['words'] }) => (
  <>
    {deal && (
      <Tag>
        <Icon name="deal" label={words.term('deal')} />
        <Signs of={[{ icon: deal }]} words={words} />
      </Tag>
    )}
    {raze.length > 0 && (
      <Tag>
        <Icon name="razing" label={words.term('razing')} />
        <Razed raze={raze} words={words} />
      </Tag>
    )}
  </>
);

/** The same as a strip, for a hand on a phone. */
const Strip = ({ card, words }: { card: Card; words: DrawnProps['words'] }) => (
  <Slip style={toneOf(card)} data-card={card.id}>
    <Flag>
      <Emblem id={card.id} />
    </Flag>
    <div>
      <SlipHead>
        <Colours card={card} words={words} />
        <strong>{words.name(card.id)}</strong>
        <span data-tags>
          <Cost card={card} words={words} />
        </span>
        <span data-tags>
          <Uses card={card} words={words} />
        </span>
      </SlipHead>
      <Sayings card={card} words={words} full={false} />
    </div>
  </Slip>
);

const label = (token: Token): string => plain([token]);
const keyOf = (token: Token): string => (token.kind === 'icon' ? token.key : '');

function Sayings({ card, words, full }: { card: Card; words: DrawnProps['words']; full: boolean }) {
  const text = words.card(card.id);
  return (
    <Text>
      {text.abilities.map(({ timing, lines }, i) => (
        <div key={i}>
          <Icon name={keyOf(timing)} label={full ? '' : label(timing)} /> {full && <b>{label(timing)}</b>}
          {lines.map((tokens, k) =>
            full ? (
              <p key={k}>
                <Tokens tokens={tokens} still />
              </p>
            ) : (
              <Fragment key={k}>
                {' '}
                <Tokens tokens={tokens} still />
              </Fragment>
            ),
          )}
        </div>
      ))}
      {full &&
        [...text.keywords, ...(text.points ? [text.points] : [])].map((tokens, i) => (
          <p key={i}>
            <em>
              <Tokens tokens={tokens} still />
            </em>
          </p>
        ))}
    </Text>
  );
}

/** A card of the virtual player: what it is after. */
function Attack({ id, size, words }: DrawnProps) {
  return (
    <Sheet style={attackTone} data-card={id}>
      <House data-size={size === 'strip' ? 'small' : size}>
        <Roof>
          <div>
            <strong>{words.name(id)}</strong>
          </div>
        </Roof>
        <Front>
          <Emblem id={id} />
        </Front>
        {size !== 'small' && (
          <Text>
            {words.card(id).keywords.map((tokens, i) => (
              <p key={i}>
                <Tokens tokens={tokens} still />
              </p>
            ))}
          </Text>
        )}
      </House>
    </Sheet>
  );
}

/** The back of a card that the viewer may not see. */
const Back = () => (
  <Sheet style={plainTone}>
    <House data-size="small" aria-hidden>
      <Front>
        <Icon name="empire" label="" />
      </Front>
    </House>
  </Sheet>
);
