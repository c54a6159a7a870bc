import { memo } from 'react';
import { HIDDEN } from '../../../../games/kit/core';
import type { Card } from '../../../../games/settlers/card';
import { CARDS, cardOf } from '../../../../games/settlers/catalogue';
import { ATTACK_CARDS } from '../../../../games/settlers/solo';
import type { Settlers } from '../../../../games/settlers/state';
import { Below, Icon, Picture, Tokens, type FaceProps } from '../../../table';
import { useFit } from '../../../ui/useFit';
import { Emblem } from './Emblem';
import { attackTone, plainTone, toneOf } from '../look/tone';
import { Colours, Cost, Razed, Signs } from './Signs';
import { Abilities, Remarks } from '../../common/Abilities';
import { softly } from '../../common/hyphens';
import { Sheet, Slip, SlipHead, Text } from '../../common/leaf';
import { SMALLEST } from '../../common/tighter';
import { LONG } from './long';
import { Flag, Front, House, Roof, Tag, Tags } from './sheet';

/** A card: roof with its name, picture with cost, deal and raze field, text. */
export function Face({ id, size, words }: FaceProps<Settlers>) {
  if (id === HIDDEN) return <Back />;
  if (ATTACK_CARDS.has(id)) return <Attack id={id} size={size} words={words} />;
  return CARDS.has(id) ? <Drawn id={id} size={size} words={words} /> : <Back />;
}

/** A long word is set smaller where a roof is narrow. */
const Name = ({ id, words }: Pick<FaceProps<Settlers>, 'id' | 'words'>) => {
  const name = words.name(id);
  return (
    <strong data-long={name.split(/[ -]/).some(({ length }) => length >= LONG)}>
      {softly(name, words.language, LONG)}
    </strong>
  );
};

type DrawnProps = Pick<FaceProps<Settlers>, 'id' | 'size' | 'words'>;

/** A face does not depend on the position, so it is drawn once. */
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
            <Name id={id} words={words} />
            {size !== 'small' && <Below name={words.below(id)} />}
          </div>
          <Icon name={card.category} label={words.term(card.category)} />
        </Roof>
        <Front>
          <Picture id={id} size={size}>
            <Emblem id={id} />
          </Picture>
          <Tags data-tags>
            <Tag>
              <Cost card={card} words={words} />
            </Tag>
          </Tags>
          <Tags $right data-tags>
            <Uses card={card} words={words} />
          </Tags>
        </Front>
        {size !== 'small' && <Says card={card} words={words} full={size === 'large'} />}
      </House>
    </Sheet>
  );
});

/** Other uses of a card: as a deal, razed (S2.4). */
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
      <Picture id={card.id} size="strip">
        <Emblem id={card.id} />
      </Picture>
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
      <Says card={card} words={words} full={false} />
    </div>
  </Slip>
);

function Says({ card, words, full }: { card: Card; words: DrawnProps['words']; full: boolean }) {
  const { abilities, keywords, points } = words.card(card.id);
  return (
    <Text>
      <Abilities abilities={abilities} full={full} />
      {full && <Remarks lines={[...keywords, ...(points ? [points] : [])]} />}
    </Text>
  );
}

/** An attack card of the virtual player: what it is aimed at. */
function Attack({ id, size, words }: DrawnProps) {
  return (
    <Sheet style={attackTone} data-card={id}>
      <House data-size={size === 'strip' ? 'small' : size}>
        <Roof>
          <div>
            <Name id={id} words={words} />
          </div>
        </Roof>
        <Front>
          <Picture id={id} size={size}>
            <Emblem id={id} />
          </Picture>
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
